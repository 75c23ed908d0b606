import { useSignal } from '@preact/signals';
import { words } from '../words/index.ts';
import { Icon } from './icon.tsx';
import { SettingsDialog } from './settings-dialog.tsx';

export function SettingsButton() {
  const open = useSignal(false);
  return (
    <>
      <button type="button" class="bar-button" aria-label={words.value.settings.title} onClick={() => (open.value = true)}>
        <Icon name="settings" />
      </button>
      <SettingsDialog open={open.value} onClose={() => (open.value = false)} />
    </>
  );
}
