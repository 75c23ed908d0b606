import { TERMS } from '@hundredfold/shared/games/terms.ts';
import { type Look, ROWS_AT_A_TIME } from '@hundredfold/shared/protocol/lobby.ts';
import { gameWords } from '../i18n/game-texts.ts';
import { listWords } from './words.ts';

/** Everything there is, as much of it as comes at first. */
export const NO_FILTER: Look = { games: [], seat: false, rows: ROWS_AT_A_TIME };

interface TableFiltersProps {
  readonly look: Look;
  readonly onLook: (look: Look) => void;
}

/** Which tables are shown: of which games, and whether only such as have a seat to offer. */
export function TableFilters({ look, onLook }: TableFiltersProps) {
  const { which, allGames, seatForMe } = listWords.value;
  const { games, seat } = look;
  const show = (change: Partial<Look>) => onLook({ ...look, ...change, rows: ROWS_AT_A_TIME });
  const toggled = (id: string) => (games.includes(id) ? games.filter((each) => each !== id) : [...games, id]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is sent as a form.
    <div class="kinds" role="group" aria-label={which}>
      <Kind label={seatForMe} on={seat} onPress={() => show({ seat: !seat })} />
      <Kind label={allGames} on={games.length === 0} onPress={() => show({ games: [] })} />
      {TERMS.map(({ id }) => (
        <Kind key={id} label={gameWords(id).name} on={games.includes(id)} onPress={() => show({ games: toggled(id) })} />
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
