import type { GameTerms } from '@hundredfold/shared/games/terms.ts';
import { type Company, companyFor, waitingIn } from './company.ts';
import { type Offer, type Pool, peopleIn, untilFrom } from './pool.ts';

/** Calls everybody who can sit down together now: whoever has waited longest chooses first. */
export function called(pool: Pool, games: readonly GameTerms[], now: number): Pool {
  let waiting = waitingIn(pool, now);
  let left = pool;
  for (const head of waiting) {
    const company = waiting.includes(head) ? companyFor(head, waiting, games, now) : null;
    if (company === null) continue;
    waiting = waiting.filter((each) => !company.seeks.includes(each));
    left = withOffer(left, company, now);
  }
  // Those who are called now may have been in the way of somebody who would rather begin with bots.
  return left === pool ? pool : called(left, games, now);
}

function withOffer(pool: Pool, { game, seeks, bots }: Company, now: number): Pool {
  const [first] = seeks;
  if (first === undefined) return pool;
  const people = peopleIn(seeks);
  const offer: Offer = {
    id: pool.last + 1,
    game,
    pace: first.pace,
    seeks: seeks.map(({ id }) => id),
    bots,
    // Whoever begins with bots alone has just said so.
    confirmed: people.length === 1 ? people.map(({ personId }) => personId) : [],
    until: untilFrom(now),
    isLaid: false,
  };
  return { ...pool, offers: [...pool.offers, offer], last: offer.id };
}
