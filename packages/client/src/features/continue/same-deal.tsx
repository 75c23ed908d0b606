import { stepsUntil } from '@hundredfold/shared/core/record-step.ts';
import { t } from '../../i18n/index.ts';
import { findFinishedGame } from '../../net/local/offline-store.ts';
import { startLocalGame } from '../../net/local/start-local-game.ts';
import { type NewTableError, newTableErrorText, openTableFrom, useNewTable } from '../../net/new-table.ts';
import type { RoomProps, Snapshot } from '../../net/table-link.ts';
import { showNotice } from '../../ui/notices.tsx';
import { TextButton } from '../../ui/text-button.tsx';

/** Starts a game alone again with the same cards, at a table of the server or on this device, as before. */
export function SameDeal({ snapshot }: Pick<RoomProps, 'snapshot'>) {
  const { make, isMaking } = useNewTable();
  if (snapshot.record === '') return null;
  const open = async () => {
    const error = await make(() => dealAgain(snapshot));
    if (error) showNotice({ text: newTableErrorText(error) });
  };
  return <TextButton class="second" label={t.value.result.sameDeal} aria-disabled={isMaking} onClick={() => void open()} />;
}

async function dealAgain({ record: id, game, code }: Snapshot): Promise<NewTableError> {
  if (code !== '') return openTableFrom({ id, turn: 0 }, { game: game.id, seats: 1 }, 0);
  const kept = await findFinishedGame(id);
  if (kept === null) return 'no-record';
  const { rules, options, seats, steps } = kept.record;
  const dealt = stepsUntil(steps, 0) ?? [];
  startLocalGame({ game: game.id, rules, options, seats, playedOn: { turn: 0, seat: 0 }, steps: dealt });
  return null;
}
