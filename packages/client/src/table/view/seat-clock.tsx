import { type Pace, paceTimes } from '@hundredfold/shared/protocol/pace.ts';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import type { TimeSpan } from '../../net/table-link.ts';

interface Props {
  readonly time: TimeSpan;
  readonly pace: Pace;
  /** The time at which the clock stopped, by this page's time; `null` while it runs. */
  readonly stopped: number | null;
}

const ENDING_SECONDS = 10;

export function SeatClock({ time, pace, stopped }: Props) {
  const { move, reserve } = readClock(time, pace, useNow(time, stopped));
  const left = move + reserve;
  const { seconds, secondsAndReserve } = t.value.gameTable;
  const label = move === 0 || reserve === 0 ? seconds(left) : secondsAndReserve(move, reserve);
  return <ClockFace move={move} reserve={reserve} label={label} />;
}

export function ClockFace({ move, reserve, label }: ClockReading & { readonly label?: string }) {
  const isReserve = move === 0 && reserve > 0;
  const classes = ['plate-clock', move + reserve <= ENDING_SECONDS ? 'is-ending' : '', isReserve ? 'is-reserve' : ''];
  const spoken = label === undefined ? {} : { role: 'img' as const, 'aria-label': label };
  return (
    <span class={classes.filter(Boolean).join(' ')} translate={false} {...spoken}>
      {!isReserve && <span>{move}</span>}
      {reserve > 0 && <span class="plate-reserve">+{reserve}</span>}
    </span>
  );
}

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

/** The reading of a seat's clock, in whole seconds: the time left for this move, and the reserve for the deal. */
interface ClockReading {
  readonly move: number;
  readonly reserve: number;
}

/** Reads a clock. The reserve is used after the time for the move is over. A player who missed moves has none. */
export function readClock({ from, due }: TimeSpan, pace: Pace, now: number): ClockReading {
  const { move, bank } = paceTimes(pace);
  const reserve = Math.max(0, Math.min(bank * 1000, due - from - move * 1000));
  const moveEnds = due - reserve;
  return { move: secondsUntil(moveEnds, now), reserve: secondsUntil(due, Math.max(now, moveEnds)) };
}

/** Returns the milliseconds until the reading changes; `null` after the time is over. */
export function untilNextReading({ due }: TimeSpan, now: number): number | null {
  const left = due - now;
  return left <= 0 ? null : left - (Math.ceil(left / 1000) - 1) * 1000;
}

function secondsUntil(moment: number, now: number): number {
  return Math.max(0, Math.ceil((moment - now) / 1000));
}
