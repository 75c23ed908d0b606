import { termsOf } from '@hundredfold/shared/games/terms.ts';
import type { OwnTable } from '@hundredfold/shared/protocol/http.ts';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { aboutGame, spokenTime, t } from '../../i18n/index.ts';
import { readStored } from '../../lib/stored.ts';
import { poll } from '../../lib/wake-up.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { api } from '../../net/api.ts';
import type { BegunGame } from '../../net/local/offline-store.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { soloPath, tablePath } from '../../ui/route.ts';
import '../../ui/own-list.css';

/** The number of tables, and of games on this device, that are shown. Tables that wait for the player come first. */
const MAX_ROWS = 4;

export function OwnTables() {
  const rows = [...firstKnown(useOwnTables()).map(tableRow), ...firstKnown(useLocalGames()).map(localRow)];
  if (rows.length === 0) return null;
  return (
    <section class="own-tables" aria-labelledby="own-tables">
      <h2 id="own-tables">{t.value.ways.continueGames}</h2>
      <ul>
        {rows.map(({ href, isMine, title, others, state }) => (
          <li key={href}>
            <Anchor href={href} class={isMine ? 'own-table is-mine' : 'own-table'}>
              <strong>{title}</strong>
              <span class="own-others hint truncated">{others}</span>
              <span class="own-state hint">{state}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
}

function firstKnown<Row extends { readonly game: string }>(rows: readonly Row[]): readonly Row[] {
  return rows.filter(({ game }) => termsOf(game) !== undefined).slice(0, MAX_ROWS);
}

/** A link to a table. If its game is over, the text says that the player goes back to the table and does not go on with the game. */
function tableRow({ code, game, phase, others, turn }: OwnTable) {
  const texts = t.value.ways;
  const { name } = aboutGame(game);
  const playing = turn.own ? texts.yourTurn : turn.of.length > 0 ? texts.turnOf(turn.of.join(', ')) : '';
  return {
    href: tablePath(code),
    isMine: turn.own,
    title: phase === 'over' ? texts.backTo(name) : texts.goOnTo(name),
    others: others.length === 0 ? texts.nobodyElse : others.join(', '),
    state: phase === 'playing' ? playing : texts[phase],
  };
}

function localRow({ id, game, begun, playedOn }: BegunGame) {
  const started = t.value.solo.begun(spokenTime(begun));
  return {
    href: soloPath(id),
    isMine: false,
    title: t.value.ways.goOnTo(aboutGame(game).name),
    others: playedOn === undefined ? started : `${started} · ${t.value.replay.continuedFrom(playedOn.turn)}`,
    state: '',
  };
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

/** Returns the unfinished games on this device. Reading them takes code of its own, which waits until the page is shown. */
function useLocalGames(): readonly BegunGame[] {
  const games = useSignal<readonly BegunGame[]>([]);
  const read = async (): Promise<void> => {
    const { listUnfinishedGames } = await import('../../net/local/offline-store.ts');
    games.value = await listUnfinishedGames();
  };
  useEffect(() => whenIdle(() => void read().catch(() => undefined)), []);
  return games.value;
}
