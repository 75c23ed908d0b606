import { signal } from '@preact/signals';
import { t } from '../../../i18n/index.ts';
import { shortcutOf } from '../../../lib/shortcut.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { TextButton } from '../../../ui/text-button.tsx';
import { useWindowEvent } from '../../../ui/use-window-event.ts';

const KEY = '?';

const isOpen = signal(false);

const KeyList = lazyComponent<object>(async () => (await import('./key-list.tsx')).KeyList);

export function Keys() {
  useWindowEvent('keydown', (event) => {
    const isElsewhere = document.querySelector('dialog[open]') !== null;
    if (shortcutOf(event) === KEY && !isElsewhere) isOpen.value = true;
  });
  return (
    <Dialog title={t.value.settings.keys} open={isOpen.value} onClose={() => (isOpen.value = false)} class="narrow">
      <KeyList />
    </Dialog>
  );
}

export function KeysButton({ onPress }: { readonly onPress: () => void }) {
  const show = (): void => {
    onPress();
    isOpen.value = true;
  };
  return <TextButton class="second" label={t.value.settings.keys} aria-keyshortcuts={KEY} onClick={show} />;
}
