// Threats (docs/security.md): B2, D16.
import { seeded } from '@hundredfold/shared/core/seeded-random.ts';
import { fewestPlayers, MATCHMAKING_GAMES, MATCHMAKING_PACES, targetPlayers } from '@hundredfold/shared/protocol/matchmaking.ts';
import { describe, expect, test } from 'vitest';
import { viewerAlias } from '../chat/viewer-alias.ts';
import { type GroupSearch, getAlong, waitingIn } from './group.ts';
import { MAX_STEPS_PER_TICK, withProposals } from './propose.ts';
import { type MatchmakingQueue, peopleIn, proposalFor, ticketsIn } from './queue.ts';
import { crowdInClasses, poolOf, tablesIn, type Wish } from './testing/seekers.ts';

const HALF_A_MINUTE = 30_000;

function tablesFor(now: number, ...wishes: readonly Wish[]): readonly string[] {
  return tablesIn(withProposals(poolOf(...wishes), MATCHMAKING_GAMES, now));
}

const modFour = (who: string, more: Partial<Wish> = {}): Wish => ({ who, games: ['mod-four'], ...more });
const squares = (who: string, more: Partial<Wish> = {}): Wish => ({ who, games: ['four-square'], ...more });

describe('a table comes together', () => {
  test('needs four people if the game takes four, and never starts with fewer', () => {
    expect(tablesFor(HALF_A_MINUTE, modFour('Ann'), modFour('Ben'), modFour('Cleo'))).toEqual([]);
    expect(tablesFor(0, modFour('Ann'), modFour('Ben'), modFour('Cleo'), modFour('Dan'))).toEqual(['mod-four: Ann Ben Cleo Dan']);
  });

  test('starts with two people once one of them has waited for half a minute', () => {
    const two = [squares('Ann'), squares('Ben', { since: 29_000 })];
    expect(tablesFor(HALF_A_MINUTE - 1, ...two)).toEqual([]);
    expect(tablesFor(HALF_A_MINUTE, ...two)).toEqual(['four-square: Ann Ben']);
  });

  test('keeps friends together', () => {
    expect(tablesFor(0, modFour('Ann Ben'), modFour('Cleo Dan Eve'), modFour('Finn Gus'))).toEqual([
      'mod-four: Ann Ben Finn Gus',
    ]);
    expect(tablesFor(0, modFour('Ann Ben Cleo'), modFour('Dan Eve'), modFour('Finn'))).toEqual(['mod-four: Ann Ben Cleo Finn']);
  });

  test('does not start with two friends alone, who could have started without matchmaking', () => {
    expect(tablesFor(HALF_A_MINUTE, squares('Ann Ben'))).toEqual([]);
    expect(tablesFor(HALF_A_MINUTE, squares('Ann Ben'), squares('Cleo'))).toEqual(['four-square: Ann Ben Cleo']);
  });

  test('never joins two people of whom one has blocked the other', () => {
    const against = (who: string, whom: string) => modFour(who, { except: [viewerAlias(who, whom)] });
    const others = [modFour('Cleo'), modFour('Dan')];
    expect(tablesFor(0, against('Ann', 'Ben'), modFour('Ben'), ...others)).toEqual([]);
    expect(tablesFor(0, modFour('Ann'), against('Ben', 'Ann'), ...others)).toEqual([]);
    expect(tablesFor(0, against('Ann', 'Ben'), modFour('Ben'), ...others, modFour('Eve'))).toEqual([
      'mod-four: Ann Cleo Dan Eve',
    ]);
  });

  test('uses bots only if everyone who could join wants them', () => {
    const bots = true;
    expect(tablesFor(0, modFour('Ann', { bots }))).toEqual(['mod-four: Ann 3 bots']);
    expect(tablesFor(0, modFour('Ann', { bots }), modFour('Ben'))).toEqual([]);
    expect(tablesFor(0, modFour('Ann'), modFour('Ben', { bots }))).toEqual([]);
    expect(tablesFor(0, modFour('Ann', { bots }), modFour('Ben', { bots }))).toEqual(['mod-four: Ann Ben 2 bots']);
  });
});

describe('a crowd in which no four people get along', () => {
  const late = ['Ann', 'Ben', 'Cleo', 'Dan'].map((who) => squares(who));

  test('takes a limited number of steps in each tick, and keeps nobody from a turn', () => {
    let queue = poolOf(...crowdInClasses(300), ...late);
    const last = Math.max(...queue.tickets.map(({ id }) => id));
    const begun: number[] = [];
    while (queue.proposals.length === 0 && begun.length < last) {
      const search: GroupSearch = { pairs: new Map(), steps: 0 };
      begun.push(queue.searchFrom);
      queue = withProposals(queue, MATCHMAKING_GAMES, 0, search);
      expect(search.steps).toBeLessThan(1.5 * MAX_STEPS_PER_TICK);
    }
    expect(tablesIn(queue)).toEqual(['four-square: Ann Ben Cleo Dan']);
    expect(begun.length).toBeGreaterThan(1);
    expect(begun.length).toBeLessThan(10);
    expect(begun).toEqual([...new Set(begun)].toSorted((one, other) => one - other));
  });

  test('compares each pair of people once in a tick', () => {
    const looks = new Map<string, number>();
    const { tickets, ...more } = poolOf(...crowdInClasses(24));
    const counted = tickets.map((ticket) => ({
      ...ticket,
      people: ticket.people.map((each) => ({ ...each, except: new CountingSet(each.except ?? [], looks) })),
    }));
    const queue = withProposals({ ...more, tickets: counted }, MATCHMAKING_GAMES, HALF_A_MINUTE);
    expect(queue).toMatchObject({ proposals: [], searchFrom: 0 });
    expect(looks.size).toBeGreaterThan(24);
    expect(Math.max(...looks.values())).toBe(1);
  });
});

class CountingSet extends Set<string> {
  readonly #looks: Map<string, number>;

  constructor(aliases: Iterable<string>, looks: Map<string, number>) {
    super(aliases);
    this.#looks = looks;
  }

  override has(alias: string): boolean {
    this.#looks.set(alias, (this.#looks.get(alias) ?? 0) + 1);
    return super.has(alias);
  }
}

function crowd(seed: number): MatchmakingQueue {
  const chance = seeded(seed);
  const wishes = Array.from({ length: chance.below(30) }, (_, number): Wish => {
    const names = Array.from({ length: chance.below(4) === 0 ? 1 + chance.below(4) : 1 }, (_, friend) => `p${number}.${friend}`);
    const games = MATCHMAKING_GAMES.filter(() => chance.below(2) === 0).map(({ id }) => id);
    const except =
      chance.below(5) === 0 && number > 0 ? names.map((name) => viewerAlias(name, `p${chance.below(number)}.0`)) : [];
    return {
      who: names.join(' '),
      games: games.length === 0 ? ['mod-four'] : games,
      pace: MATCHMAKING_PACES[chance.below(2)]!,
      since: number * 1500,
      except,
      bots: chance.below(3) === 0,
    };
  });
  return poolOf(...wishes);
}

describe.each(Array.from({ length: 200 }, (_, seed) => seed))('a proposal, by the seed %s', (seed) => {
  const now = 45_000;
  const queue = withProposals(crowd(seed), MATCHMAKING_GAMES, now);

  test('goes once to each ticket, to a game and a pace that all of them look for, and to people who have not blocked each other', () => {
    const tickets = queue.proposals.flatMap((proposal) => proposal.tickets);
    expect(new Set(tickets).size).toBe(tickets.length);
    for (const proposal of queue.proposals) {
      const group = ticketsIn(queue, proposal);
      const game = MATCHMAKING_GAMES.find(({ id }) => id === proposal.game)!;
      const people = peopleIn(group).length;
      expect(group).toHaveLength(proposal.tickets.length);
      for (const ticket of group)
        expect([ticket.pace, ticket.games]).toEqual([proposal.pace, expect.arrayContaining([proposal.game])]);
      for (const [index, one] of group.entries())
        for (const other of group.slice(index + 1)) expect(getAlong(one, other)).toBe(true);
      if (proposal.bots > 0)
        expect([people + proposal.bots, group.every(({ bots }) => bots)]).toEqual([targetPlayers(game), true]);
      else
        expect(people).toBeGreaterThanOrEqual(
          group.some(({ since }) => now - since >= HALF_A_MINUTE) ? fewestPlayers(game) : targetPlayers(game),
        );
    }
  });

  test('goes to the people who have waited longest', () => {
    for (const proposal of queue.proposals.filter(({ bots }) => bots === 0)) {
      const group = ticketsIn(queue, proposal);
      for (const missed of queue.tickets.filter((ticket) => proposalFor(queue, ticket) === undefined)) {
        if (missed.pace !== proposal.pace || !missed.games.includes(proposal.game)) continue;
        const younger = group.filter(({ since, people }) => since > missed.since && people.length === missed.people.length);
        for (const ticket of younger) expect(group.every((each) => each === ticket || getAlong(each, missed))).toBe(false);
      }
    }
  });

  test('is made for every group that is possible', () => {
    expect(withProposals(queue, MATCHMAKING_GAMES, now)).toEqual(queue);
    expect(waitingIn(queue, now).length + queue.proposals.flatMap(({ tickets }) => tickets).length).toBe(queue.tickets.length);
  });
});
