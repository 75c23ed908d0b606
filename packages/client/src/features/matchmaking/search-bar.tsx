import type { TicketGame, TicketStatus } from '@hundredfold/shared/protocol/matchmaking.ts';
import { aboutGame, t } from '../../i18n/index.ts';
import { OfferedLesson } from '../../ui/lesson-open.ts';
import { TextButton } from '../../ui/text-button.tsx';
import { stopSearch, wantBots } from './search.ts';
import { searchState } from './search-state.ts';
import '../../ui/strip.css';

/** The number of games that are named if a player looks for more. */
const MAX_GAMES = 2;

export function SearchBar() {
  const place = searchState.value;
  if (place === null) return null;
  const texts = t.value.matchmaking;
  const waiting = place === 'opening' || place.at === 'called' ? null : { ...place, games: place.games.toSorted(byNearness) };
  return (
    <aside class="strip row" aria-label={texts.opening}>
      <span class="search-state">{waiting === null ? texts.opening : <How games={waiting.games} />}</span>
      {waiting !== null && <Bots bots={waiting.bots} />}
      <TextButton class="quiet" label={texts.stop} onClick={stopSearch} />
      {waiting !== null && <OfferedLesson games={waiting.games.map(({ game }) => game)} />}
    </aside>
  );
}

/** The game that is closest to starting comes first. */
const byNearness = (one: TicketGame, other: TicketGame): number => one.want - one.have - (other.want - other.have);

function How({ games }: { readonly games: readonly TicketGame[] }) {
  const texts = t.value.matchmaking;
  return (
    <>
      {texts.still}{' '}
      {games.slice(0, MAX_GAMES).map(({ game, have, want }) => (
        <strong key={game}>{texts.have(aboutGame(game).name, have, want)}</strong>
      ))}
    </>
  );
}

function Bots({ bots }: Pick<Extract<TicketStatus, { at: 'waiting' }>, 'bots'>) {
  const texts = t.value.matchmaking;
  if (bots === 'not-yet') return null;
  const isWanted = bots === 'wanted';
  return (
    <>
      {isWanted && <span class="search-news hint">{texts.botsWanted}</span>}
      <TextButton class="quiet" label={isWanted ? texts.botsNot : texts.bots} onClick={() => wantBots(!isWanted)} />
    </>
  );
}
