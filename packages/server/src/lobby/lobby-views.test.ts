import { type LobbyQuery, MAX_LOBBY_ROWS } from '@hundredfold/shared/protocol/lobby.ts';
import { type LobbyChanges, withChanges } from '@hundredfold/shared/protocol/lobby-changes.ts';
import type { LobbyList } from '@hundredfold/shared/protocol/lobby-row.ts';
import { beforeEach, expect, test } from 'vitest';
import { type HandClock, handClock } from '../../test/hand-clock.ts';
import { type ListedTables, openListedTables } from './listed-tables.ts';
import { filteredList, type LobbyViews, openLobbyViews } from './lobby-views.ts';

const ALL: LobbyQuery = { games: [], seat: false };
const FREE: LobbyQuery = { ...ALL, seat: true };

let bytes = 100;
let clock: HandClock;
let tables: ListedTables;
let views: LobbyViews<string>;
let sent: { readonly at: number; readonly to: readonly string[]; readonly changes: LobbyChanges }[];
let breaks = false;

beforeEach(() => {
  [bytes, breaks, sent] = [100, false, []];
  clock = handClock();
  tables = openListedTables(clock, () => views.changed());
  views = openLobbyViews({
    clock,
    rows: tables.rows,
    tell(watchers, changes) {
      if (breaks) throw new Error('planted');
      sent.push({ at: clock.now(), to: [...watchers], changes });
      return bytes;
    },
  });
});

/** Sends the row of a table. In `seats`, `h` is a seat with a person present and `.` an empty seat. */
function publishRow(code: string, seats: string | null, game = 'mod-four'): void {
  const each = [...(seats ?? '')].map((sign) => ({ name: '', status: sign === 'h' ? 'here' : 'empty' }));
  const row = { code, game, options: {}, pace: 'free', playing: false, seats: each, watchers: 0 };
  tables.heard('p1', { code, row: seats === null ? null : JSON.stringify(row) });
}

const codes = (list: LobbyList) => list.rows.map(({ code }) => code);

test('a watcher gets the current list, and then its changes, collected for a moment', () => {
  publishRow('A', 'h.');
  expect(codes(views.look('Ann', ALL))).toEqual(['A']);
  publishRow('B', 'h.');
  publishRow('B', 'hh');
  clock.pass(1000);
  expect(sent).toMatchObject([{ to: ['Ann'], changes: { came: [{ code: 'B', seats: [{}, { status: 'here' }] }], total: 2 } }]);
  publishRow('A', null);
  clock.pass(1000);
  expect(sent[1]?.changes).toEqual({ gone: ['A'], total: 1 });
  publishRow('B', 'h.');
  publishRow('B', 'hh');
  clock.pass(1000);
  expect(sent).toHaveLength(2);
});

test('watchers with the same filter get one message at the same time, and others get what their filter shows', () => {
  views.look('Ann', ALL);
  views.look('Ben', { ...ALL });
  views.look('Cleo', FREE);
  views.look('Dan', { ...ALL, games: ['four-square', 'mod-four', 'four-square'] });
  views.look('Eve', { ...ALL, games: ['mod-four', 'four-square'] });
  publishRow('A', 'hh');
  clock.pass(1000);
  expect(sent.map(({ to }) => to)).toEqual([
    ['Ann', 'Ben'],
    ['Dan', 'Eve'],
  ]);
  publishRow('A', 'h.');
  clock.pass(1000);
  expect(sent.slice(2).map(({ to, changes }) => [to.join(), Object.keys(changes).join()])).toEqual([
    ['Ann,Ben', 'changed'],
    ['Cleo', 'came,total'],
    ['Dan,Eve', 'changed'],
  ]);
});

test('a watcher who leaves or changes the filter gets no more messages for the old filter', () => {
  views.look('Ann', ALL);
  views.look('Ben', ALL);
  views.leave('Ben');
  views.look('Ann', FREE);
  publishRow('A', 'hh');
  clock.pass(1000);
  expect(sent).toEqual([]);
});

test('a watcher who comes later starts with the list that the others were last sent', () => {
  views.look('Ann', ALL);
  publishRow('A', 'h.');
  expect(codes(views.look('Ben', ALL))).toEqual([]);
  clock.pass(1000);
  expect(sent.map(({ to }) => to)).toEqual([['Ann', 'Ben']]);
});

test('after a long message a view sends nothing until the average is 1,200 bytes a second', () => {
  bytes = 12_000;
  views.look('Ann', ALL);
  for (let tenth = 0; tenth < 600; tenth++) {
    publishRow(`T${tenth}`, 'h.');
    clock.pass(100);
  }
  expect(sent.map(({ at }) => at)).toEqual([250, 10_250, 20_250, 30_250, 40_250, 50_250]);
});

test('a watcher of the first rows who applies all changes holds the current list', () => {
  let held = views.look('Ann', ALL);
  for (let step = 0; step < 2000; step++) {
    const table = `T${(step * 7919) % 150}`;
    publishRow(table, ['h...', 'hh..', 'hhh.', 'hhhh', '....', null][(step * 31) % 6] ?? null);
    if (step % 50 === 49) clock.pass(5000);
  }
  clock.pass(5000);
  for (const { changes } of sent) held = withChanges(held, changes);
  expect(held.rows).toHaveLength(MAX_LOBBY_ROWS);
  expect(held).toEqual(filteredList(ALL, tables.rows()));
});

test('changes that could not be sent are sent with the next change', () => {
  views.look('Ann', ALL);
  breaks = true;
  publishRow('A', 'h.');
  expect(() => clock.pass(1000)).toThrow('planted');
  breaks = false;
  publishRow('B', 'h.');
  clock.pass(1000);
  expect(sent[0]?.changes.came?.map(({ code }) => code)).toEqual(['A', 'B']);
});
