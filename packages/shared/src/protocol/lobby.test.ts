import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { seeded } from '../core/seeded-random.ts';
import { GAMES } from '../games/index.ts';
import { isInQuery, lobbyQuerySchema } from './lobby.ts';
import { changesBetween, withChanges } from './lobby-changes.ts';
import { canSit, inListOrder, type LobbyList, type LobbyRow } from './lobby-row.ts';

const SIGNS: Readonly<Record<string, string>> = { '.': 'empty', x: 'locked', h: 'here', a: 'away', b: 'bot' };

/** Returns a row with its seats given as signs: `h.x` is a player who is here, a free seat and a locked one. */
function row(code: string, seats: string, more: Partial<LobbyRow> = {}): LobbyRow {
  const all = [...seats].map((sign) => ({ name: sign === 'h' ? 'Ann' : '', status: SIGNS[sign] ?? '' }));
  return { code, game: 'mod-four', options: {}, pace: 'free', playing: false, seats: all, watchers: 0, since: 100, ...more };
}

const codes = (rows: readonly LobbyRow[]) => rows.map(({ code }) => code);

describe('the order of the list', () => {
  test.each([
    ['a table with people', row('A', 'h...'), 'a deserted one', row('B', 'aaa.')],
    ['a game with people', row('A', 'hhbb', { playing: true }), 'a deserted table', row('B', 'a...')],
    ['a table with a spectator', row('A', 'a..', { watchers: 1 }), 'a deserted one', row('B', 'ab.')],
    ['a table with one seat free', row('A', 'hhh.'), 'one with two', row('B', 'hh..')],
    ['a table with many seats free', row('A', 'h.....'), 'one that is full', row('B', 'hhhh')],
    ['a table with a seat free', row('A', 'hh..'), 'one whose last seat is locked', row('B', 'hhhx')],
    ['a table that is full', row('A', 'hhhh'), 'a game', row('B', 'hhhh', { playing: true })],
    ['a table that has waited longer', row('B', 'h.', { since: 10 }), 'a newer one', row('A', 'h.', { since: 20 })],
    ['the lower code of two equal tables', row('A', 'h.'), 'the higher one', row('B', 'h.')],
  ])('%s comes before %3$s', (_, first, _then, second) => {
    expect(codes([second, first].sort(inListOrder))).toEqual(codes([first, second]));
  });

  test('tables with people are on the first page, however many deserted tables there are', () => {
    const empty = Array.from({ length: 60 }, (_, index) => row(`0${index}`, 'a...', { since: 0 }));
    const honest = [row('Y', 'h...'), row('Z', 'hhhh', { playing: true })];
    expect(codes([...empty, ...honest].sort(inListOrder)).slice(0, 2)).toEqual(['Y', 'Z']);
  });
});

describe('a lobby query', () => {
  test('selects some or all games, and tables with a free seat', () => {
    const free = row('A', 'h.');
    expect(isInQuery(free, { games: [], seat: true })).toBe(true);
    expect(isInQuery(free, { games: ['four-square'], seat: false })).toBe(false);
    expect([row('B', 'hx'), row('C', 'hh'), row('D', 'h.', { playing: true })].map(canSit)).toEqual([false, false, false]);
  });

  test.each([
    ['nothing', undefined],
    ['an unknown game', { games: ['chess'], seat: false }],
    ['more games than there are', { games: [...GAMES, GAMES[0]!].map(({ id }) => id), seat: false }],
    ['anything else', { games: [], seat: false, since: 0 }],
  ])('for %s is rejected', (_, look) => {
    expect(v.safeParse(lobbyQuerySchema, look).success).toBe(false);
  });
});

describe('changes', () => {
  test('contain only what has changed', () => {
    const before = { rows: [row('A', 'h.h'), row('B', 'h.'), row('C', 'hh')], total: 3 };
    const after = { rows: [row('A', 'hhh'), row('B', 'h.'), row('D', 'hh')], total: 3 };
    expect(changesBetween(before, after)).toEqual({
      gone: ['C'],
      came: [after.rows[2]],
      changed: [{ code: 'A', seats: after.rows[0]?.seats }],
    });
    expect(changesBetween(before, before)).toBeNull();
  });

  test('lead from any list to any other, also when applied twice; an unchanged row stays the same object', () => {
    const chance = seeded(7);
    const any = <Value>(values: readonly Value[]): Value => values[chance.below(values.length)]!;
    const list = (): LobbyList => {
      const rows = [...'ABCDEFGH'].flatMap((code) =>
        chance.below(3) === 0
          ? []
          : row(code, any(['h.', 'hh', 'hx', 'h..', 'hbb.']), {
              since: any([1, 2]),
              watchers: any([0, 1]),
              playing: any([true, false]),
              options: any([{}, { target: 3 }, { target: 5 }, { mode: 'pairs' }]),
              game: any(['mod-four', 'four-square']),
            }),
      );
      return { rows: rows.sort(inListOrder), total: rows.length };
    };
    for (let pair = 0; pair < 300; pair++) {
      const [before, after] = [list(), list()];
      const changes = changesBetween(before, after) ?? {};
      const now = withChanges(before, changes);
      expect(now).toEqual(after);
      expect(withChanges(now, changes)).toEqual(after);
      const touched = new Set([...(changes.changed ?? []), ...(changes.came ?? [])].map(({ code }) => code));
      for (const same of now.rows) if (!touched.has(same.code)) expect(before.rows).toContain(same);
    }
  });
});
