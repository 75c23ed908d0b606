import { termsOf } from '@hundredfold/shared/games/terms.ts';
import type { OwnTable } from '@hundredfold/shared/protocol/http.ts';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { aboutGame, t } from '../../i18n/index.ts';
import { readStored } from '../../lib/stored.ts';
import { poll } from '../../lib/wake-up.ts';
import { api } from '../../net/api.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { tablePath } from '../../ui/route.ts';

/** The number of tables that are shown. Tables that wait for the player come first. */
const MAX_TABLES = 4;

export function OwnTables() {
  const known = useOwnTables()
    .filter(({ game }) => termsOf(game) !== undefined)
    .slice(0, MAX_TABLES);
  if (known.length === 0) return null;
  return (
    <section class="own-tables" aria-labelledby="own-tables">
      <h2 id="own-tables">{t.value.ways.continueGames}</h2>
      <ul>
        {known.map((table) => (
          <li key={table.code}>
            <OwnRow table={table} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A link to a table. If its game is over, the text says that the player goes back to the table and does not go on with the game. */
function OwnRow({ table: { code, game, phase, others, turn } }: { readonly table: OwnTable }) {
  const texts = t.value.ways;
  const { name } = aboutGame(game);
  const playing = turn.own ? texts.yourTurn : turn.of.length > 0 ? texts.turnOf(turn.of.join(', ')) : '';
  return (
    <Anchor href={tablePath(code)} class={turn.own ? 'own-table is-mine' : 'own-table'}>
      <strong>{phase === 'over' ? texts.backTo(name) : texts.goOnTo(name)}</strong>
      <span class="own-others hint truncated">{others.length === 0 ? texts.nobodyElse : others.join(', ')}</span>
      <span class="own-state hint">{phase === 'playing' ? playing : texts[phase]}</span>
    </Anchor>
  );
}

const POLL_INTERVAL_MS = 15_000;

/** Returns the tables at which this browser's user has sat today. The list stays fresh while the page is visible. */
function useOwnTables(): readonly OwnTable[] {
  const tables = useSignal<readonly OwnTable[]>([]);
  const ask = async (): Promise<void> => {
    const key = readStored('key');
    if (key === '' || document.visibilityState !== 'visible') return; // A user without a key has sat nowhere.
    const answer = await api.ownTables(key);
    if (answer.ok) tables.value = answer.value.tables; // Otherwise the previous list stays.
  };
  useEffect(() => poll(POLL_INTERVAL_MS, () => void ask()), []);
  return tables.value;
}
