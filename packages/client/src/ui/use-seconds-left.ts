import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** The seconds until a moment of this page's clock, counted down from `most` to 0. */
export function useSecondsLeft(due: number, most: number): number {
  const left = useSignal(secondsUntil(due, most));
  useEffect(() => {
    const timer = setInterval(() => (left.value = secondsUntil(due, most)), 250);
    return () => clearInterval(timer);
  }, [due, most]);
  return left.value;
}

function secondsUntil(due: number, most: number): number {
  return Math.max(0, Math.min(most, Math.ceil((due - performance.now()) / 1000)));
}
