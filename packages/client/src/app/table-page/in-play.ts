import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** `true` if the user is in the middle of a game; then nothing may interrupt it. */
export const inPlay = signal(false);

export function useInPlay(isPlaying: boolean): void {
  useEffect(() => {
    inPlay.value = isPlaying;
    return () => (inPlay.value = false);
  }, [isPlaying]);
}
