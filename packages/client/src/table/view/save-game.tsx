import { useSignal } from '@preact/signals';
import { t } from '../../i18n/index.ts';
import { saveFinishedRecord } from '../../net/replay/finished-record.ts';
import type { Snapshot } from '../../net/table-link.ts';
import { showNotice } from '../../ui/notices.tsx';
import { TextButton } from '../../ui/text-button.tsx';

/** The button that saves a finished game as a file. A plain link could not show the server that this user is one of the players. */
export function SaveGame({ snapshot: { game, record } }: { readonly snapshot: Pick<Snapshot, 'game' | 'record'> }) {
  const isLoading = useSignal(false);
  const save = async () => {
    if (isLoading.value) return;
    isLoading.value = true;
    const saved = await saveFinishedRecord(game.id, record);
    isLoading.value = false;
    if (!saved.ok) showNotice({ text: t.value.openGame.faults[saved.refusal].text });
  };
  return (
    <TextButton
      class="quiet with-icon"
      icon="download"
      label={t.value.shareGame.save}
      aria-disabled={isLoading.value}
      onClick={() => void save()}
    />
  );
}
