import { optionsThatMatter } from '@hundredfold/shared/core/options.ts';
import { gameById } from '@hundredfold/shared/games/index.ts';
import type { LobbyRow } from '@hundredfold/shared/protocol/lobby.ts';
import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { arrival } from '../ui/arrival.ts';
import { Icon } from '../ui/icon.tsx';
import { go, tablePath } from '../ui/route.ts';
import { gameWords, summary } from '../words/abouts.ts';
import { words } from '../words/index.ts';

type Rows = ReadonlySignal<readonly LobbyRow[] | null>;

/** The tables that strangers may join, as they come and go. */
export function OpenTables() {
  const lobby = useSignal<Rows | null>(null);
  const failed = useSignal(false);
  useEffect(() => {
    // The network client is heavy: it comes once the page is up.
    import('../net/open-lobby.ts').then(
      ({ openLobby }) => (lobby.value = openLobby()),
      () => (failed.value = true),
    );
  }, []);
  const rows = lobby.value?.value ?? null;
  const { start } = words.value;
  return (
    <section class="tables" aria-labelledby="open-tables">
      <h2 id="open-tables">{start.tables}</h2>
      {failed.value && <p class="hint">{start.tablesLost}</p>}
      {rows?.length === 0 && <p class="hint">{start.noTables}</p>}
      <ul class="table-list">
        {rows?.map((row) => (
          <li key={row.code}>
            <Row row={row} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Row({ row }: { readonly row: LobbyRow }) {
  const game = gameById(row.game);
  if (game === undefined) return null;
  const { start } = words.value;
  const said = gameWords(game.id);
  const free = row.seats.filter((seat) => seat.status === 'empty').length;
  const names = row.seats.map((seat) => seat.name).filter((name) => name !== '');
  const pace = row.pace === 'free' ? '' : words.value.pace[row.pace];
  const canSit = !row.playing && free > 0;
  const enter = (sit: boolean) => {
    arrival.value = { code: row.code, sit };
    go(tablePath(row.code));
  };
  return (
    <article class="table-row" aria-label={`${said.name}: ${names.join(', ')}`}>
      <div class="table-words">
        <strong>{said.name}</strong>{' '}
        <span class="table-options">{summary(optionsThatMatter(game.options, row.seats.length), said, row.options, pace)}</span>
        <span class="table-names">{names.join(', ')}</span>
      </div>
      <span class="table-state">
        {row.playing ? start.playing : free > 0 ? start.gathering(free) : start.full}
        {row.watchers > 0 && <small>{start.watching(row.watchers)}</small>}
      </span>
      <div class="table-ways">
        {canSit && (
          <button type="button" class="main" onClick={() => enter(true)}>
            {start.sit}
          </button>
        )}
        <button type="button" class="second" onClick={() => enter(false)}>
          <Icon name="eye" />
          {start.watch}
        </button>
      </div>
    </article>
  );
}
