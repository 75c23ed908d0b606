// Threats (docs/security.md): B2, D16.

import { accepted, refused } from '@hundredfold/shared/core/result.ts';
import { seeded } from '@hundredfold/shared/core/seeded-random.ts';
import { MATCHMAKING_GAMES, type TicketStatus } from '@hundredfold/shared/protocol/matchmaking.ts';
import { describe, expect, test } from 'vitest';
import { handClock } from '../../test/hand-clock.ts';
import { viewerAlias } from '../chat/viewer-alias.ts';
import { type MatchedGroup, type Matchmaker, openMatchmaker } from './matchmaker.ts';

function openTestMatchmaker(canMakeTable: () => boolean | Promise<boolean> = () => true, clock = handClock()) {
  const tables: MatchedGroup[] = [];
  const heard = new Map<string, TicketStatus>();
  const failures: unknown[] = [];
  const parties: Record<string, readonly string[]> = {};
  const seekingTables = new Set<string>();
  const onParty = { fails: false };
  const visitor = (name: string) => ({ personId: name, name, seal: undefined });
  const seeking: Matchmaker = openMatchmaker({
    clock,
    games: MATCHMAKING_GAMES,
    makeTable: async (found) => {
      if (!(await canMakeTable())) throw new Error('no table left');
      tables.push(found);
      return `TABLE${tables.length}`;
    },
    onParty(code, isSeeking) {
      if (onParty.fails) throw new Error('a bug');
      if (isSeeking) seekingTables.add(code);
      else seekingTables.delete(code);
    },
    onFailure: (error) => failures.push(error),
  });
  const party = (code: string, host: string) =>
    parties[code]?.[0] === host ? accepted(parties[code].map(visitor)) : refused('not-host' as const);
  const comes = (name: string) => seeking.connect(visitor(name), ({ standing }) => heard.set(name, standing));
  const tickets = (name: string, games: readonly string[] = ['mod-four'], except: readonly string[] = []) =>
    seeking.handle({ visitor: visitor(name), party: ALONE }, 'seek', { games: [...games], pace: 'normal', except: [...except] });
  return {
    tickets,
    /** Lets people come who look for Mod Four. */
    enter(...names: readonly string[]): void {
      for (const name of names) {
        comes(name);
        tickets(name);
      }
    },
    tables,
    failures,
    comes,
    goes: (name: string, forGood = false) => seeking.disconnect(name, forGood),
    hears: (name: string) => heard.get(name),
    parties,
    seekingTables,
    onParty,
    seeksWith: (name: string, code: string, games: readonly string[] = ['mod-four']) =>
      seeking.handle({ visitor: visitor(name), party: party(code, name) }, 'seek', {
        games: [...games],
        pace: 'normal',
        except: [],
        party: code,
      }),
    joinsParty: (name: string, except: readonly string[] = []) =>
      seeking.handle({ visitor: visitor(name), party: ALONE }, 'joinParty', { except: [...except] }),
    stops: (name: string) => seeking.handle({ visitor: visitor(name), party: ALONE }, 'stop', undefined),
    wantsBots: (name: string) => seeking.handle({ visitor: visitor(name), party: ALONE }, 'bots', { wanted: true }),
    confirms(name: string) {
      const standing = heard.get(name);
      return seeking.handle({ visitor: visitor(name), party: ALONE }, 'confirm', {
        offer: standing?.at === 'called' ? standing.offer : 1,
      });
    },
    async pass(milliseconds: number) {
      clock.pass(milliseconds);
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

const ALONE = refused('not-seated' as const);
const FOUR = ['Ann', 'Ben', 'Cleo', 'Dan'] as const;

async function openWithProposal(canMakeTable?: () => boolean | Promise<boolean>) {
  const found = openTestMatchmaker(canMakeTable);
  found.enter(...FOUR);
  await found.pass(300);
  return found;
}

describe('matchmaking', () => {
  test('people see their status, get a proposal, confirm it and get a table together', async () => {
    const { hears, confirms, tables, pass } = await openWithProposal();
    expect(hears('Ann')).toMatchObject({ at: 'called', game: 'mod-four', people: 4, bots: 0, confirmed: 0, isConfirmed: false });
    for (const name of FOUR) expect(confirms(name).ok).toBe(true);
    await pass(300);
    expect(tables.map(({ people }) => people.map(({ name }) => name))).toEqual([[...FOUR]]);
    for (const name of FOUR) expect(hears(name)).toEqual({ at: 'matched', code: 'TABLE1' });
  });

  test('a person who blocks someone during a search keeps the place in the queue, and gets no proposal with them', async () => {
    const { comes, tickets, hears, pass } = openTestMatchmaker();
    for (const name of [...FOUR, 'Eve']) comes(name);
    for (const name of ['Ann', 'Ben', 'Cleo']) tickets(name);
    await pass(300);
    tickets('Ann', ['mod-four'], [viewerAlias('Ann', 'Ben')]);
    tickets('Dan');
    await pass(300);
    expect(FOUR.map((name) => hears(name)?.at)).toEqual(['waiting', 'waiting', 'waiting', 'waiting']);
    tickets('Eve');
    await pass(300);
    expect(['Ann', 'Cleo', 'Dan', 'Eve'].map((name) => hears(name)?.at)).toEqual(['called', 'called', 'called', 'called']);
    expect(hears('Ben')).toMatchObject({ at: 'waiting' });
  });

  test('a person who does not confirm in time is removed, and the others get a proposal with the next person', async () => {
    const { enter, hears, confirms, pass, tables } = await openWithProposal();
    for (const name of ['Ben', 'Cleo', 'Dan']) confirms(name);
    enter('Eve');
    await pass(10_000);
    expect(hears('Ann')).toEqual({ at: 'none', why: 'silent' });
    await pass(300);
    expect(hears('Eve')).toMatchObject({ at: 'called', confirmed: 0 });
    for (const name of ['Eve', 'Ben', 'Cleo', 'Dan']) confirms(name);
    await pass(300);
    expect(tables.map(({ people }) => people.map(({ name }) => name))).toEqual([['Ben', 'Cleo', 'Dan', 'Eve']]);
  });

  test('someone who misses proposals waits longer each time, so that nobody can keep others from playing', async () => {
    const { hears, confirms, comes, tickets, pass, tables } = openTestMatchmaker();
    const silent = ['Mal', 'Mel', 'Mil'];
    for (const name of ['Ann', 'Ben', ...silent]) comes(name);
    for (const name of ['Ann', 'Ben']) tickets(name, ['one-hundred-one']);
    for (let second = 0; second < 70; second++) {
      for (const name of silent) if (hears(name)?.at === 'none') tickets(name, ['one-hundred-one']);
      for (const name of ['Ann', 'Ben']) if (hears(name)?.at === 'called') confirms(name);
      await pass(1000);
    }
    expect(tables.map(({ people }) => people.map(({ name }) => name))).toEqual([['Ann', 'Ben']]);
  });

  test('no deadline is missed if timers go off early and time passes in between', async () => {
    const { after, now, pass } = handClock();
    let looks = 0;
    const early = { after: (wait: number, run: () => void) => after(wait - 1, run), now: () => now() + 0.6 * ++looks, pass };
    const found = openTestMatchmaker(() => true, early);
    found.enter(...FOUR);
    await found.pass(300);
    for (const name of FOUR.slice(1)) found.confirms(name);
    await found.pass(300);
    await found.pass(9500);
    await found.pass(500);
    expect(found.hears('Ann')).toEqual({ at: 'none', why: 'silent' });
  });

  test('nobody loses their place if a table cannot be made', async () => {
    let can = false;
    const { hears, confirms, pass, tables, failures } = await openWithProposal(() => can);
    for (const name of FOUR) confirms(name);
    await pass(300);
    expect(failures).toHaveLength(1);
    for (const name of FOUR) expect(hears(name)).toMatchObject({ at: 'waiting', again: 'failed' });
    can = true;
    await pass(10_000);
    for (const name of FOUR) confirms(name);
    await pass(300);
    expect(tables).toHaveLength(1);
  });

  test('a person who leaves while their table is being made is gone if it cannot be made', async () => {
    let can = false;
    const { enter, hears, confirms, goes, pass, tables } = await openWithProposal(() => can);
    for (const name of FOUR) confirms(name);
    goes('Ann', true);
    await pass(300);
    expect(hears('Ben')).toMatchObject({ at: 'waiting', again: 'failed' });
    can = true;
    await pass(10_000);
    expect(hears('Ben')).toMatchObject({ at: 'waiting' });
    enter('Eve');
    await pass(5000);
    for (const name of ['Eve', 'Ben', 'Cleo', 'Dan']) confirms(name);
    await pass(300);
    expect(tables.map(({ people }) => people.map(({ name }) => name))).toEqual([['Ben', 'Cleo', 'Dan', 'Eve']]);
  });

  test('nobody can change their search while their table is being made', async () => {
    const making = Promise.withResolvers<boolean>();
    const { confirms, tickets, stops, pass, hears } = await openWithProposal(() => making.promise);
    for (const name of FOUR) confirms(name);
    expect(tickets('Ann', ['four-square'])).toEqual(refused('too-late'));
    expect(stops('Ann')).toEqual(refused('too-late'));
    making.resolve(true);
    await pass(300);
    expect(hears('Ann')).toMatchObject({ at: 'matched' });
  });

  test('the place of a person who lost the connection is kept for fifteen seconds without a proposal', async () => {
    const { enter, comes, goes, hears, pass } = openTestMatchmaker();
    enter(...FOUR.slice(0, 3));
    goes('Ann');
    enter('Dan');
    await pass(14_000);
    expect(hears('Dan')).toMatchObject({ at: 'waiting', games: [{ have: 3 }] });
    comes('Ann');
    await pass(300);
    expect(hears('Ann')).toMatchObject({ at: 'called' });
    goes('Ann');
    await pass(20_000);
    comes('Ann');
    expect(hears('Ann')).toEqual({ at: 'none', why: 'silent' });
  });

  test('bots are offered after a minute, and a person who is alone can start with them at once', async () => {
    const { enter, hears, wantsBots, pass, tables } = openTestMatchmaker();
    enter('Ann');
    expect(wantsBots('Ann')).toEqual({ ok: false, refusal: 'too-early' });
    await pass(60_000);
    expect(hears('Ann')).toMatchObject({ at: 'waiting', bots: 'offered' });
    expect(wantsBots('Ann').ok).toBe(true);
    await pass(300);
    expect(tables).toMatchObject([{ game: 'mod-four', bots: 3 }]);
    expect(hears('Ann')).toEqual({ at: 'matched', code: 'TABLE1' });
  });
});

describe('a party of friends', () => {
  function friends() {
    const found = openTestMatchmaker();
    found.parties.TABLE = ['Ann', 'Ben'];
    for (const name of ['Ann', 'Ben', 'Cleo', 'Dan']) found.comes(name);
    return found;
  }

  test('gets a table together once all of them are connected', async () => {
    const { goes, comes, joinsParty, tickets, seeksWith, seekingTables, hears, confirms, pass, tables } = friends();
    goes('Ben');
    seeksWith('Ann', 'TABLE');
    expect([...seekingTables]).toEqual(['TABLE']);
    tickets('Cleo');
    tickets('Dan');
    await pass(300);
    expect(hears('Cleo')).toMatchObject({ at: 'waiting' });
    comes('Ben');
    joinsParty('Ben');
    await pass(300);
    for (const name of FOUR) confirms(name);
    await pass(300);
    expect(tables).toMatchObject([{ people: FOUR.map((name) => ({ name })) }]);
    expect([...seekingTables]).toEqual([]);
  });

  test('is not affected by an error in the notification of its table', async () => {
    const { seeksWith, stops, hears, failures, pass, onParty } = friends();
    seeksWith('Ann', 'TABLE');
    onParty.fails = true;
    await pass(300);
    expect(() => stops('Ben')).toThrow('a bug'); // The room catches errors in a request.
    await pass(300);
    expect(failures).toHaveLength(1);
    onParty.fails = false;
    seeksWith('Ann', 'TABLE');
    await pass(300);
    expect(hears('Ann')).toMatchObject({ at: 'waiting' });
  });

  test('is refused if it is too large for every wanted game', () => {
    const { parties, seeksWith } = friends();
    parties.TABLE = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve'];
    expect(seeksWith('Ann', 'TABLE')).toEqual({ ok: false, refusal: 'party-too-large' });
  });

  test('keeps away from the people whom a member blocked during an earlier search', async () => {
    const { tickets, seeksWith, hears, pass } = friends();
    tickets('Ben', ['four-square'], [viewerAlias('Ben', 'Cleo')]);
    seeksWith('Ann', 'TABLE');
    tickets('Cleo');
    tickets('Dan');
    await pass(300);
    expect(FOUR.map((name) => hears(name)?.at)).toEqual(['waiting', 'waiting', 'waiting', 'waiting']);
    seeksWith('Ann', 'TABLE', ['mod-four', 'four-square']);
    await pass(300);
    expect(hears('Cleo')).toMatchObject({ at: 'waiting' });
  });

  test('gets no proposal before each member has sent whom they have blocked', async () => {
    const { goes, comes, joinsParty, tickets, seeksWith, hears, pass } = friends();
    seeksWith('Ann', 'TABLE');
    tickets('Cleo');
    tickets('Dan');
    goes('Ben');
    comes('Ben');
    await pass(300);
    expect(hears('Ann')).toMatchObject({ at: 'waiting' });
    joinsParty('Ben', [viewerAlias('Ben', 'Cleo')]);
    await pass(300);
    expect(hears('Ann')).toMatchObject({ at: 'waiting' });
    joinsParty('Ben');
    await pass(300);
    expect(hears('Ann')).toMatchObject({ at: 'called' });
  });

  test('is removed together if one of its members does not confirm', async () => {
    const { joinsParty, tickets, seeksWith, hears, confirms, pass } = friends();
    seeksWith('Ann', 'TABLE');
    joinsParty('Ben');
    tickets('Cleo');
    tickets('Dan');
    await pass(300);
    for (const name of ['Ann', 'Cleo', 'Dan']) confirms(name);
    await pass(10_000);
    expect(hears('Ben')).toEqual({ at: 'none', why: 'silent' });
    expect(hears('Ann')).toEqual({ at: 'none', why: 'party' });
    expect(hears('Cleo')).toMatchObject({ at: 'waiting', again: 'silent', games: [{ have: 2 }] });
  });
});

describe.each(Array.from({ length: 40 }, (_, seed) => seed))(
  'people who come, go and change their minds, by the seed %s',
  (seed) => {
    test('sit at one table at most, of a game they look for, and nobody stays in the queue who has left', async () => {
      const chance = seeded(seed);
      const found = openTestMatchmaker(() => chance.below(10) > 0);
      const names = Array.from({ length: 12 }, (_, number) => `p${number}`);
      const looksFor = new Map<string, readonly string[]>();
      const isHere = new Set<string>();
      let seen = 0;
      for (let step = 0; step < 300; step++) {
        const name = names[chance.below(names.length)]!;
        const standing = found.hears(name);
        switch (chance.below(8)) {
          case 0:
          case 1:
            if (!isHere.has(name)) found.comes(name);
            isHere.add(name);
            break;
          case 2:
          case 3: {
            const games = MATCHMAKING_GAMES.filter(() => chance.below(2) === 0).map(({ id }) => id);
            if (isHere.has(name) && games.length > 0 && found.tickets(name, games).ok) looksFor.set(name, games);
            break;
          }
          case 4:
          case 5:
            if (isHere.has(name) && standing?.at === 'called') found.confirms(name);
            break;
          case 6: {
            const forGood = chance.below(2) === 0;
            if (isHere.delete(name)) found.goes(name, forGood);
            break;
          }
          case 7:
            if (isHere.has(name) && standing?.at === 'waiting') found.wantsBots(name);
            break;
        }
        await found.pass(chance.below(4) === 0 ? chance.below(12_000) : 300);
        for (const { game, people } of found.tables.slice(seen)) {
          for (const { personId } of people) {
            expect(looksFor.get(personId)).toContain(game); // People who have a seat look for nothing.
            looksFor.delete(personId);
          }
        }
        seen = found.tables.length;
      }
      for (const name of isHere) found.goes(name);
      await found.pass(20_000);
      found.comes('late');
      found.tickets(
        'late',
        MATCHMAKING_GAMES.map(({ id }) => id),
      );
      await found.pass(300);
      expect(found.hears('late')).toMatchObject({ at: 'waiting' });
      for (const name of names) found.comes(name);
      await found.pass(300);
      for (const name of names) expect(['none', 'matched']).toContain(found.hears(name)?.at); // Nobody stays in the queue without being connected.
      for (const { have } of (found.hears('late') as Extract<TicketStatus, { at: 'waiting' }>).games) expect(have).toBe(1);
    });
  },
);
