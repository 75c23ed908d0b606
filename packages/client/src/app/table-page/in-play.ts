import { signal } from '@preact/signals';

/** `true` if the user is in the middle of a game; then nothing may interrupt it. */
export const inPlay = signal(false);
