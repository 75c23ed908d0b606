import { t } from '../../i18n/index.ts';
import { dropLasting, lasting } from '../../ui/notices.tsx';

/** Reports that the browser cannot save a game, and asks before the page is left, until the returned function is called. */
export function warnOfUnsavedGame(): () => void {
  const warning = { text: t.peek().solo.unsaved };
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
