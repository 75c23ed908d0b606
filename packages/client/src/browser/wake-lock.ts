import { useEffect } from 'preact/hooks';
import { onWakeUp } from './wake-up.ts';

/** Browsers have it on pages that came over https alone. */
interface Screen {
  readonly wakeLock?: WakeLock;
}

/** Keeps the screen from going dark for as long as somebody waits for others, and they for them. */
export function useWakeLock(isNeeded: boolean): void {
  useEffect(() => (isNeeded ? keepScreenOn() : undefined), [isNeeded]);
}

/** The screen stays on until the returned function is called. A browser takes that back when the page is hidden, so it is asked again. */
export function keepScreenOn(): () => void {
  const { wakeLock }: Screen = navigator;
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
      // The browser says no, as with a battery that is nearly empty: then the screen goes dark as usual.
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
