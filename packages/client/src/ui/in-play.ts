import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** Whether the person in front of this page is in the middle of a game: nothing takes them out of it. */
export const inPlay = signal(false);

export function useInPlay(isPlaying: boolean): void {
  useEffect(() => {
    inPlay.value = isPlaying;
    return () => {
      inPlay.value = false;
    };
  }, [isPlaying]);
}
