import { isInputActive } from '../browser/input-modality.ts';
import { hearing } from './hearing.ts';

/** Milliseconds on, off, on: as short as the bell. */
const TWICE = [35, 90, 35];

/** Whether this is something that is held in the hand, and can shake. */
export function canBuzz(): boolean {
  return 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;
}

/** Shakes the phone, for whoever wants that. */
export function buzz(): void {
  const allowed = isInputActive() && navigator.userActivation?.hasBeenActive !== false;
  if (allowed && hearing.vibration.peek() === 'on' && canBuzz()) navigator.vibrate(TWICE);
}
