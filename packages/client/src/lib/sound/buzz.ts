import { isInputActive } from '../input-modality.ts';
import { hearing } from './hearing.ts';

/** The vibration pattern in milliseconds (on, off, on), as short as the bell. */
const VIBRATION_PATTERN_MS = [35, 90, 35];

/** Returns whether this is a handheld device that can vibrate. */
export function canBuzz(): boolean {
  return 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;
}

export function buzz(): void {
  const allowed = isInputActive() && navigator.userActivation?.hasBeenActive !== false;
  if (allowed && hearing.vibration.peek() === 'on' && canBuzz()) navigator.vibrate(VIBRATION_PATTERN_MS);
}
