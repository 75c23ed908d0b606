import type { TicketGame, TicketStatus } from '@hundredfold/shared/protocol/matchmaking.ts';
import { aboutGame, t } from '../../i18n/index.ts';
import { TextButton } from '../../ui/text-button.tsx';
import { searchState, stopSearch, wantBots } from './search.ts';

/** The number of games that are named if a player looks for more. */
const MAX_GAMES = 2;

export function SearchBar() {
  const place = searchState.value;
  if (place === null) return null;
  const texts = t.value.matchmaking;
  return (
    <aside class="strip row" aria-label={texts.looking}>
      <span class="search-state">
        {place === 'opening' || place.at === 'called' ? texts.opening : <How games={place.games} />}
      </span>
      {place !== 'opening' && place.at === 'waiting' && <Bots bots={place.bots} />}
      <TextButton class="quiet" label={texts.stop} onClick={stopSearch} />
    </aside>
  );
}

/** The progress of the search; the game that is closest to starting comes first. */
function How({ games }: { readonly games: readonly TicketGame[] }) {
  const texts = t.value.matchmaking;
  const nearest = games.toSorted((one, other) => one.want - one.have - (other.want - other.have));
  const [first] = nearest;
  return (
    <>
      {texts.still}{' '}
      {nearest.slice(0, MAX_GAMES).map(({ game, have, want }) => (
        <strong key={game}>{texts.have(aboutGame(game).name, have, want)}</strong>
      ))}
      {first?.usual != null && <span class="search-usual hint">{texts.usual(first.usual)}</span>}
    </>
  );
}

function Bots({ bots }: Pick<Extract<TicketStatus, { at: 'waiting' }>, 'bots'>) {
  const texts = t.value.matchmaking;
  if (bots === 'not-yet') return null;
  const isWanted = bots === 'wanted';
  return (
    <>
      {isWanted && <span class="search-usual hint">{texts.botsWanted}</span>}
      <TextButton class="quiet" label={isWanted ? texts.botsNot : texts.bots} onClick={() => wantBots(!isWanted)} />
    </>
  );
}
