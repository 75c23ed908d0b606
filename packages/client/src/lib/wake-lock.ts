import { useEffect } from 'preact/hooks';
import { onWakeUp } from './wake-up.ts';

export function useWakeLock(isNeeded: boolean): void {
  useEffect(() => (isNeeded ? keepScreenOn() : undefined), [isNeeded]);
}

/** Keeps the screen on until the returned function is called. A hidden page loses the lock, and takes it again. */
export function keepScreenOn(): () => void {
  const { wakeLock }: { readonly wakeLock?: WakeLock } = navigator; // Only pages that were loaded over HTTPS have it.
  let held: WakeLockSentinel | null = null;
  let isOver = false;
  const isHeld = (): boolean => held !== null && !held.released;

  const take = async (): Promise<void> => {
    if (wakeLock === undefined || document.visibilityState !== 'visible' || isHeld()) return;
    try {
      const taken = await wakeLock.request('screen');
      if (isOver || isHeld()) return await taken.release();
      held = taken;
    } catch {
      // The browser may refuse, for example when the battery is nearly empty. Then the screen turns off as usual.
    }
  };

  const stopWatching = onWakeUp(() => void take());
  void take();
  return () => {
    isOver = true;
    stopWatching();
    void held?.release().catch(() => undefined);
  };
}
