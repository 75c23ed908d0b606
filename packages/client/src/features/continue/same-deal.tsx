import type { GameRecord } from '@hundredfold/shared/core/record.ts';
import { useSignal } from '@preact/signals';
import { t } from '../../i18n/index.ts';
import { findFinishedGame } from '../../net/local/offline-store.ts';
import { startLocalGame } from '../../net/local/start-local-game.ts';
import { newTableErrorText, openTableFrom } from '../../net/new-table.ts';
import type { RoomProps, Snapshot } from '../../net/table-link.ts';
import { showNotice } from '../../ui/notices.tsx';
import { TextButton } from '../../ui/text-button.tsx';

/** Starts a game alone again with the same cards, at a table of the server or on this device, as before. */
export function SameDeal({ snapshot }: Pick<RoomProps, 'snapshot'>) {
  const isOpening = useSignal(false);
  if (snapshot.record === '') return null;
  const open = async () => {
    if (isOpening.peek()) return;
    isOpening.value = true;
    const trouble = await dealAgain(snapshot);
    isOpening.value = false;
    if (trouble !== '') showNotice({ text: trouble });
  };
  return (
    <TextButton class="second" label={t.value.result.sameDeal} aria-disabled={isOpening.value} onClick={() => void open()} />
  );
}

/** Returns what went wrong, in words. */
async function dealAgain({ record: id, game, code }: Snapshot): Promise<string> {
  if (code !== '') return newTableErrorText(await openTableFrom({ id, turn: 0 }, { game: game.id, seats: 1 }, 0));
  const kept = await findFinishedGame(id);
  if (kept === null) return t.peek().openGame.faults['no-record'].text;
  dealOnDevice(kept.record);
  return '';
}

function dealOnDevice({ game, rules, options, seats, steps }: GameRecord): void {
  const dealt = steps.findIndex((step) => 'move' in step);
  startLocalGame({ game, rules, options, seats, playedOn: { turn: 0, seat: 0 }, steps: steps.slice(0, dealt) });
}
