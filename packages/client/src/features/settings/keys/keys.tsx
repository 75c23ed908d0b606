import { signal } from '@preact/signals';
import { firstTexts as t } from '../../../i18n/first.ts';
import { shortcutOf } from '../../../lib/shortcut.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { hasHelp, openHelp } from '../../../ui/help-open.ts';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { lessonGame } from '../../../ui/lesson-open.ts';
import { TextButton } from '../../../ui/text-button.tsx';
import { useWindowEvent } from '../../../ui/use-window-event.ts';

const KEY = '?';

const isOpen = signal(false);

export const Shortcuts = lazyComponent<object>(async () => (await import('./key-list.tsx')).KeyList);

/** Shows the keys in the help of the page, or in a dialog where there is none. */
function showKeys(): void {
  if (hasHelp.peek() && lessonGame.peek() === null) openHelp('keys');
  else isOpen.value = true;
}

export function Keys() {
  useWindowEvent('keydown', (event) => {
    const isElsewhere = document.querySelector('dialog[open]') !== null;
    if (shortcutOf(event) === KEY && !isElsewhere) showKeys();
  });
  return (
    <Dialog title={t.value.settings.keys} open={isOpen.value} onClose={() => (isOpen.value = false)} class="narrow">
      <Shortcuts />
    </Dialog>
  );
}

export function KeysButton({ onPress }: { readonly onPress: () => void }) {
  const show = (): void => {
    onPress();
    showKeys();
  };
  return <TextButton class="second" label={t.value.settings.keys} aria-keyshortcuts={KEY} onClick={show} />;
}
