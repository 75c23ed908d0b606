import type { TicketGame, TicketStatus } from '@hundredfold/shared/protocol/matchmaking.ts';
import { gameWords } from '../i18n/game-texts.ts';
import { searchState, stopSearch, wantBots } from './search.ts';
import { matchmakingWords } from './words.ts';

/** The number of games that are named if a player looks for more. */
const SHOWN = 2;

/** The bar on every page while the player looks for a game: the progress, and the button that stops the search. */
export function SearchBar() {
  const place = searchState.value;
  if (place === null) return null;
  const said = matchmakingWords.value;
  return (
    <aside class="strip" aria-label={said.looking}>
      <span class="find-how">{place === 'opening' || place.at === 'called' ? said.opening : <How games={place.games} />}</span>
      {place !== 'opening' && place.at === 'waiting' && <Bots bots={place.bots} />}
      <button type="button" class="quiet" onClick={stopSearch}>
        {said.stop}
      </button>
    </aside>
  );
}

/** The progress of the search; the game that is closest to starting comes first. */
function How({ games }: { readonly games: readonly TicketGame[] }) {
  const said = matchmakingWords.value;
  const nearest = games.toSorted((one, other) => one.want - one.have - (other.want - other.have));
  const [first] = nearest;
  return (
    <>
      {said.still}{' '}
      {nearest.slice(0, SHOWN).map(({ game, have, want }) => (
        <strong key={game}>{said.have(gameWords(game).name, have, want)}</strong>
      ))}
      {first?.usual != null && <span class="find-usual">{said.usual(first.usual)}</span>}
    </>
  );
}

function Bots({ bots }: Pick<Extract<TicketStatus, { at: 'waiting' }>, 'bots'>) {
  const said = matchmakingWords.value;
  if (bots === 'not-yet') return null;
  const isWanted = bots === 'wanted';
  return (
    <>
      {isWanted && <span class="find-usual">{said.botsWanted}</span>}
      <button type="button" class="quiet" onClick={() => wantBots(!isWanted)}>
        {isWanted ? said.botsNot : said.bots}
      </button>
    </>
  );
}
