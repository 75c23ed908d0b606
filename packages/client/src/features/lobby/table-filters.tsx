import { TERMS } from '@hundredfold/shared/games/terms.ts';
import { LOBBY_PAGE_ROWS, type LobbyQuery } from '@hundredfold/shared/protocol/lobby.ts';
import { aboutGame } from '../../i18n/catalog.ts';

import { t } from '../../i18n/index.ts';

export const NO_FILTER: LobbyQuery = { games: [], seat: false, rows: LOBBY_PAGE_ROWS };

interface TableFiltersProps {
  readonly look: LobbyQuery;
  readonly onLook: (look: LobbyQuery) => void;
}

export function TableFilters({ look, onLook }: TableFiltersProps) {
  const { which, allGames, seatForMe } = t.value.lobby;
  const { games, seat } = look;
  const show = (change: Partial<LobbyQuery>) => onLook({ ...look, ...change, rows: LOBBY_PAGE_ROWS });
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
  return (
    <button type="button" class="kind" aria-pressed={on} onClick={onPress}>
      {label}
    </button>
  );
}
