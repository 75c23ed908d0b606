import type { TicketGame, TicketStatus } from '@hundredfold/shared/protocol/matchmaking.ts';
import { gameWords } from '../../i18n/game-texts.ts';
import { searchState, stopSearch, wantBots } from './search.ts';
import { matchmakingWords } from './words.ts';

/** The number of games that are named if a player looks for more. */
const MAX_GAMES = 2;

/** The bar on every page while the player looks for a game: the progress, and the button that stops the search. */
export function SearchBar() {
  const place = searchState.value;
  if (place === null) return null;
  const t = matchmakingWords.value;
  return (
    <aside class="strip" aria-label={t.looking}>
      <span class="search-state">{place === 'opening' || place.at === 'called' ? t.opening : <How games={place.games} />}</span>
      {place !== 'opening' && place.at === 'waiting' && <Bots bots={place.bots} />}
      <button type="button" class="quiet" onClick={stopSearch}>
        {t.stop}
      </button>
    </aside>
  );
}

/** The progress of the search; the game that is closest to starting comes first. */
function How({ games }: { readonly games: readonly TicketGame[] }) {
  const t = matchmakingWords.value;
  const nearest = games.toSorted((one, other) => one.want - one.have - (other.want - other.have));
  const [first] = nearest;
  return (
    <>
      {t.still}{' '}
      {nearest.slice(0, MAX_GAMES).map(({ game, have, want }) => (
        <strong key={game}>{t.have(gameWords(game).name, have, want)}</strong>
      ))}
      {first?.usual != null && <span class="search-usual">{t.usual(first.usual)}</span>}
    </>
  );
}

function Bots({ bots }: Pick<Extract<TicketStatus, { at: 'waiting' }>, 'bots'>) {
  const t = matchmakingWords.value;
  if (bots === 'not-yet') return null;
  const isWanted = bots === 'wanted';
  return (
    <>
      {isWanted && <span class="search-usual">{t.botsWanted}</span>}
      <button type="button" class="quiet" onClick={() => wantBots(!isWanted)}>
        {isWanted ? t.botsNot : t.bots}
      </button>
    </>
  );
}
