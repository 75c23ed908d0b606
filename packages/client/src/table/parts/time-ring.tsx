import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Span } from '../../net/link.ts';
import type { Station } from '../geometry/frame.ts';
import { placedAt } from '../geometry/spot.ts';
import { tableWords } from '../words.ts';

interface Props {
  readonly time: Span;
  readonly station: Station;
}

/** Seconds that are counted out at the end. */
const COUNTED = 10;

/** Round the corner of a plate: how much time its seat has left. It moves once a second, and numbers come only at the end. */
export function TimeRing({ time, station: { plate } }: Props) {
  const left = useSecondsLeft(time);
  const { from, due } = time;
  const passed = performance.now() - from;
  const seconds = Math.max(1, Math.round((due - from) / 1000));
  return (
    <span
      class={left === null ? 'time-ring' : 'time-ring is-ending'}
      role="img"
      aria-label={left === null ? undefined : tableWords.value.seconds(left)}
      aria-hidden={left === null}
      style={placedAt(plate.x + plate.width, plate.y)}
    >
      <svg viewBox="0 0 36 36" aria-hidden="true">
        <circle class="time-ring-rim" cx="18" cy="18" r="14" pathLength="100" />
        <circle
          class="time-ring-left"
          cx="18"
          cy="18"
          r="14"
          pathLength="100"
          style={{ animation: `time-left ${due - from}ms steps(${seconds}) ${-passed}ms both` }}
        />
      </svg>
      {left !== null && <span class="time-ring-number">{left}</span>}
    </span>
  );
}

/** Counts the last seconds; `null` before. */
function useSecondsLeft({ due }: Span): number | null {
  const left = useSignal<number | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const count = (): void => {
      const milliseconds = due - performance.now();
      const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
      left.value = seconds > COUNTED ? null : seconds;
      if (seconds === 0) return;
      const untilNext = seconds > COUNTED ? milliseconds - COUNTED * 1000 : milliseconds - (seconds - 1) * 1000;
      timer = setTimeout(count, untilNext + 5);
    };
    count();
    return () => clearTimeout(timer);
  }, [due]);
  return left.value;
}
