import { useSignal } from '@preact/signals';
import { firstTexts as t } from '../../i18n/first.ts';
import { BarButton } from '../../ui/bar-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import type { SettingsProps } from './settings-sheet.tsx';

const SettingsSheet = lazyComponent<SettingsProps>(async () => (await import('./settings-sheet.tsx')).SettingsSheet);

export function SettingsButton() {
  const open = useSignal(false);
  const close = () => (open.value = false);
  const { title } = t.value.settings;
  return (
    <>
      <BarButton icon="settings" label={title} onPress={() => (open.value = true)} />
      <Dialog title={title} open={open.value} onClose={close} class="narrow">
        <SettingsSheet onClose={close} />
      </Dialog>
    </>
  );
}
