import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';

/** Returns the seconds until a moment of this page's clock, counted down from `most`; 0 if it has passed or there is none. */
export function useSecondsLeft(due: number | null, most: number): number {
  const left = useSignal(secondsUntil(due, most));
  useEffect(() => {
    const count = (): void => {
      left.value = secondsUntil(due, most);
      if (left.value === 0) clearInterval(timer);
    };
    const timer = setInterval(count, 250);
    count();
    return () => clearInterval(timer);
  }, [due, most]);
  return left.value;
}

/** Returns the seconds until a bot plays for a player with a lost connection, counted from when this page sees it. */
export function useGraceLeft(isAway: boolean, grace: number): number {
  const due = useMemo(() => (isAway ? performance.now() + grace * 1000 : null), [isAway, grace]);
  return useSecondsLeft(due, grace);
}

function secondsUntil(due: number | null, most: number): number {
  return due === null ? 0 : Math.max(0, Math.min(most, Math.ceil((due - performance.now()) / 1000)));
}
