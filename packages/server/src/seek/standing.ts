import type { GameTerms } from '@hundredfold/shared/games/terms.ts';
import { aimOf, BOTS_AFTER, type SoughtGame, type Standing } from '@hundredfold/shared/protocol/find.ts';
import { waitingIn } from './company.ts';
import { type Offer, type Pool, peopleIn, type Seek, seeksIn } from './pool.ts';
import { usualWait } from './waits.ts';

/** How it stands for each person, by their id; what all have in common is counted once. */
export function standingsIn(pool: Pool, games: readonly GameTerms[], now: number): (personId: string) => Standing {
  const waiting = waitingIn(pool, now);
  const found = new Map<string, SoughtGame>();
  const gameFor = (seek: Seek, game: GameTerms): SoughtGame => {
    const key = `${game.id} ${seek.pace}`;
    const known = found.get(key) ?? soughtGame(pool, waiting, game, seek, now);
    found.set(key, known);
    return known;
  };
  const seeks = new Map(pool.seeks.flatMap((seek) => seek.people.map(({ personId }) => [personId, seek])));
  const offers = new Map(pool.offers.flatMap((offer) => offer.seeks.map((id) => [id, offer])));
  return (personId) => {
    const seek = seeks.get(personId);
    if (seek === undefined) return partingOf(pool, personId);
    const offer = offers.get(seek.id);
    if (offer !== undefined) return callOf(pool, offer, personId);
    const waited = now - seek.since;
    return {
      at: 'waiting',
      games: games
        .filter(({ id }) => seek.games.includes(id))
        .map((game) => forSeek(gameFor(seek, game), seek.people.length, waited)),
      bots: seek.bots ? 'wanted' : waited < BOTS_AFTER * 1000 ? 'not-yet' : 'offered',
      again: seek.again,
    };
  };
}

function partingOf({ partings }: Pool, personId: string): Standing {
  const parting = partings.findLast((each) => each.personId === personId);
  if (parting === undefined) return { at: 'none', why: null };
  const { what } = parting;
  return typeof what === 'object' ? { at: 'matched', code: what.found } : { at: 'none', why: what };
}

function callOf(pool: Pool, offer: Offer, personId: string): Standing {
  const { id, game, bots, confirmed, until } = offer;
  const people = peopleIn(seeksIn(pool, offer)).length;
  const isConfirmed = confirmed.includes(personId);
  return { at: 'called', offer: id, game, people, bots, confirmed: confirmed.length, isConfirmed, until: Math.round(until) };
}

/** Of a game at one pace. */
function soughtGame(pool: Pool, waiting: readonly Seek[], game: GameTerms, { pace }: Seek, now: number): SoughtGame {
  const looking = waiting.filter((each) => each.pace === pace && each.games.includes(game.id));
  return {
    game: game.id,
    have: peopleIn(looking).length,
    want: aimOf(game),
    usual: usualWait(pool.waits, game.id, pace, now),
  };
}

/** Where all are there who are wanted, but do not come together, somebody is missing all the same. */
function forSeek(found: SoughtGame, people: number, waited: number): SoughtGame {
  const { have, want, usual } = found;
  return { ...found, have: Math.max(people, Math.min(have, want - 1)), usual: waited < (usual ?? 0) * 1000 ? usual : null };
}
