import { TERMS, termsOf } from '@hundredfold/shared/games/terms.ts';
import type { LobbyQuery } from '@hundredfold/shared/protocol/lobby.ts';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { aboutGame, t } from '../../i18n/index.ts';
import { site } from '../../lib/site.ts';
import { becomeMember, checkMembership } from '../../net/become-member.ts';
import { membership } from '../../net/membership.ts';
import { TextButton } from '../../ui/text-button.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import type { HeldList } from './open-lobby.ts';
import { TableList } from './table-list.tsx';
import './tables.css';

const NO_FILTER: LobbyQuery = { games: [], seat: false };

/** The list of public tables; on a closed site, for its members. */
export function OpenTables() {
  const { lobby, members } = t.value;
  useEffect(() => void checkMembership(), []);
  if (membership.value === 'member') return <LiveTables />;
  if (membership.value === null) return null;
  return (
    <section class="tables" aria-labelledby="open-tables">
      <h2 id="open-tables">{lobby.title}</h2>
      <p class="hint">{members.lobby}</p>
      {site.makers === 'word' && <TextButton class="second" label={members.ask} onClick={() => void becomeMember()} />}
    </section>
  );
}

function LiveTables() {
  const { list, look, failed, lookAt } = useLobby();
  const sorted = useRef(false);
  sorted.current ||= (list?.total ?? 0) > 0;
  const texts = t.value.lobby;
  const rows = list?.rows.filter(({ game }) => termsOf(game) !== undefined) ?? [];
  const found = useFound(list, look);
  const isAll = look.games.length === 0 && !look.seat;
  return (
    <section class="tables" aria-labelledby="open-tables">
      <h2 id="open-tables">{texts.title}</h2>
      {sorted.current && <TableFilters look={look} onLook={lookAt} />}
      {failed && <p class="hint">{texts.lost}</p>}
      {list?.rows.length === 0 && <p class="hint">{isAll ? texts.none : texts.noneSuch}</p>}
      <TableList rows={rows} />
      {list?.look === look && list.rows.length < list.total && <p class="hint">{texts.first(list.rows.length, list.total)}</p>}
      <p class="unseen" role="status">
        {!isAll && found !== null && texts.count(found)}
      </p>
    </section>
  );
}

function useLobby() {
  const look = useSignal(NO_FILTER);
  // The network client is large, so it is loaded once the page is shown.
  const loaded = useLoaded(async () => (await import('./open-lobby.ts')).openLobby(look.peek()), []).value;
  const lobby = loaded === 'failed' ? null : loaded;
  return {
    list: lobby?.list.value ?? null,
    look: look.value,
    failed: loaded === 'failed' || lobby?.isBroken.value === true,
    lookAt(wanted: LobbyQuery): void {
      look.value = wanted;
      lobby?.look(wanted);
    },
  };
}

interface TableFiltersProps {
  readonly look: LobbyQuery;
  readonly onLook: (look: LobbyQuery) => void;
}

function TableFilters({ look, onLook }: TableFiltersProps) {
  const { which, allGames, seatForMe } = t.value.lobby;
  const { games, seat } = look;
  const show = (change: Partial<LobbyQuery>) => onLook({ ...look, ...change });
  const toggled = (id: string) => (games.includes(id) ? games.filter((each) => each !== id) : [...games, id]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields that are sent as a form.
    <div class="kinds wrap" role="group" aria-label={which}>
      <Kind label={seatForMe} on={seat} onPress={() => show({ seat: !seat })} />
      <Kind label={allGames} on={games.length === 0} onPress={() => show({ games: [] })} />
      {TERMS.map(({ id }) => (
        <Kind key={id} label={aboutGame(id).name} on={games.includes(id)} onPress={() => show({ games: toggled(id) })} />
      ))}
    </div>
  );
}

function Kind({ label, on, onPress }: { readonly label: string; readonly on: boolean; readonly onPress: () => void }) {
  return <TextButton class="kind" label={label} aria-pressed={on} onClick={onPress} />;
}

/** The number of tables at the moment when the filters were changed. It is announced once, not with each table that comes or goes. */
function useFound(list: HeldList | null, look: LobbyQuery): number | null {
  const found = useRef<{ readonly kind: string; readonly total: number } | null>(null);
  const kind = `${look.games} ${look.seat}`;
  if (found.current?.kind !== kind) found.current = list?.look === look ? { kind, total: list.total } : null;
  return found.current?.total ?? null;
}
