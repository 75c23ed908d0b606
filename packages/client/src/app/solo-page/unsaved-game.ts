import { useEffect } from 'preact/hooks';
import { dropLasting, lasting } from '../../ui/notices.tsx';
import { soloWords } from './words.ts';

/**
 * Reports once that the browser cannot save a game, and makes the browser ask before it leaves the page, until the returned
 * function is called.
 */
export function warnOfUnsavedGame(): () => void {
  const warning = { text: soloWords.peek().unsaved };
  lasting.value = warning;
  addEventListener('beforeunload', askBeforeUnload);
  return () => {
    removeEventListener('beforeunload', askBeforeUnload);
    if (lasting.peek() === warning) dropLasting();
  };
}

function askBeforeUnload(event: Event): void {
  event.preventDefault();
}

/** Warns as long as leaving would lose the game. */
export function useUnsavedWarning(isUnsaved: boolean): void {
  useEffect(() => (isUnsaved ? warnOfUnsavedGame() : undefined), [isUnsaved]);
}
