import type { Pace } from '@hundredfold/shared/protocol/pace.ts';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { TimeSpan } from '../../link/table-link.ts';
import { readClock, untilNextReading } from '../clock-reading.ts';
import { tableWords } from '../words.ts';

interface Props {
  readonly time: TimeSpan;
  readonly pace: Pace;
  /** Since when the clock stands still, by this page's time; `null` while it goes. */
  readonly stopped: number | null;
}

/** From so many seconds on the clock stands out; where the table has no clock, it shows only then. */
const ENDING_SECONDS = 10;

/** On a plate: the seconds that its seat has left, and those in reserve. */
export function SeatClock({ time, pace, stopped }: Props) {
  const { move, reserve } = readClock(time, pace, useNow(time, stopped));
  const left = move + reserve;
  if (pace === 'free' && left > ENDING_SECONDS) return null;
  const { seconds, secondsAndReserve } = tableWords.value;
  const label = move === 0 || reserve === 0 ? seconds(left) : secondsAndReserve(move, reserve);
  return <ClockFace move={move} reserve={reserve} label={label} />;
}

interface ClockFaceProps {
  readonly move: number;
  readonly reserve: number;
  /** What is read aloud instead of the numbers. */
  readonly label?: string;
}

/** The seconds for one move, and those in reserve, as they stand on a plate. */
export function ClockFace({ move, reserve, label }: ClockFaceProps) {
  const isReserve = move === 0 && reserve > 0;
  const classes = ['plate-clock', move + reserve <= ENDING_SECONDS ? 'is-ending' : '', isReserve ? 'is-reserve' : ''];
  const aloud = label === undefined ? {} : { role: 'img' as const, 'aria-label': label };
  return (
    <span class={classes.filter(Boolean).join(' ')} translate={false} {...aloud}>
      {!isReserve && <span>{move}</span>}
      {reserve > 0 && <span class="plate-reserve">+{reserve}</span>}
    </span>
  );
}

/** This page's time, anew whenever the clock reads something else. */
function useNow(time: TimeSpan, stopped: number | null): number {
  const now = useSignal(performance.now());
  useEffect(() => {
    if (stopped !== null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      now.value = performance.now();
      const wait = untilNextReading(time, now.peek());
      if (wait !== null) timer = setTimeout(look, wait + 5);
    };
    look();
    return () => clearTimeout(timer);
  }, [time.from, time.due, stopped]);
  return stopped ?? now.value;
}
