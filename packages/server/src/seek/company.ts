import type { GameTerms } from '@hundredfold/shared/games/terms.ts';
import { aimOf, FEWER_AFTER, leastOf } from '@hundredfold/shared/protocol/find.ts';
import { signOf } from '../talk/sign.ts';
import { type Pool, peopleIn, type Seek, type Seeker } from './pool.ts';

/** Who could sit down together, and to what. */
export interface Company {
  readonly game: string;
  readonly seeks: readonly Seek[];
  readonly bots: number;
}

/** So many of those who came later are looked at: whoever cannot sit with any of them waits until others have come. */
const LOOKED_AT = 24;

/** Those who wait and are there, the longest first. */
export function waitingIn({ seeks, offers }: Pool, now: number): readonly Seek[] {
  const called = new Set(offers.flatMap((offer) => offer.seeks));
  return seeks.filter(({ id, from, people }) => from <= now && !called.has(id) && people.every(({ lostAt }) => lostAt === null));
}

/**
 * With whom somebody sits down who has waited longer than all others, or than those who could not sit with anybody: to a full table of
 * any game that they look for; after a while to one of fewer; or else with bots, if everybody who could join them wants it so.
 */
export function companyFor(head: Seek, others: readonly Seek[], games: readonly GameTerms[], now: number): Company | null {
  const wanted = games.filter(({ id }) => head.games.includes(id));
  const full = wanted.map((game) => companyOf(head, others, game, aimOf(game)));
  const fewer = now - head.since < FEWER_AFTER * 1000 ? [] : wanted.map((game) => fewerFor(head, others, game));
  const withBots = head.bots ? wanted.map((game) => withBotsFor(head, others, game)) : [];
  return [full, fewer, withBots].map(largest).find((each) => each !== null) ?? null;
}

/** Strangers are to be found: those who came together alone could have begun by themselves. */
function fewerFor(head: Seek, others: readonly Seek[], game: GameTerms): Company | null {
  for (let people = aimOf(game) - 1; people >= leastOf(game); people--) {
    const company = companyOf(head, others, game, people);
    if (company !== null && company.seeks.length > 1) return { ...company, bots: 0 };
  }
  return null;
}

function withBotsFor(head: Seek, others: readonly Seek[], game: GameTerms): Company | null {
  for (let people = aimOf(game) - 1; people >= head.people.length; people--) {
    const company = companyOf(head, others, game, people);
    if (company !== null) return company.seeks.every(({ bots }) => bots) ? company : null;
  }
  return null;
}

function largest(companies: readonly (Company | null)[]): Company | null {
  const found = companies.filter((each) => each !== null);
  return found.reduce<Company | null>((best, each) => (best === null || size(each) > size(best) ? each : best), null);
}

function size({ seeks }: Company): number {
  return peopleIn(seeks).length;
}

/** So many people who get along, those who have waited longest; what is missing at a full table are bots. */
function companyOf(head: Seek, others: readonly Seek[], game: GameTerms, people: number): Company | null {
  const fitting = others
    .filter((each) => each.id !== head.id && each.pace === head.pace && each.games.includes(game.id))
    .slice(0, LOOKED_AT);
  const missing = people - head.people.length;
  const seeks = missing < 0 ? null : joined([head], fitting, missing);
  return seeks === null ? null : { game: game.id, seeks, bots: aimOf(game) - people };
}

function joined(chosen: readonly Seek[], left: readonly Seek[], missing: number): readonly Seek[] | null {
  if (missing === 0) return chosen;
  for (const [index, next] of left.entries()) {
    if (next.people.length > missing || !chosen.every((each) => getAlong(each, next))) continue;
    const company = joined([...chosen, next], left.slice(index + 1), missing - next.people.length);
    if (company !== null) return company;
  }
  return null;
}

/** Whether nobody of the one has blocked anybody of the other. */
export function getAlong(one: Seek, other: Seek): boolean {
  return one.people.every((each) => other.people.every((another) => !isAgainst(each, another) && !isAgainst(another, each)));
}

function isAgainst({ personId, except }: Seeker, other: Seeker): boolean {
  return except.size > 0 && except.has(signOf(personId, other.personId));
}
