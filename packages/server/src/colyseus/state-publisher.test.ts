import { modFour } from '@hundredfold/games/mod-four/rules/index.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import { gameKind } from '@hundredfold/shared/protocol/played-game.ts';
import { tableFacts } from '@hundredfold/shared/protocol/table-facts.ts';
import { readFacts } from '@hundredfold/shared/schema/facts.ts';
import { expect, test } from 'vitest';
import { seated } from '../../test/hand-people.ts';
import { handTable } from '../../test/hand-table.ts';
import { startedTable } from '../../test/started-table.ts';
import { NO_CLOCKS } from '../table/state/seat-clock.ts';
import { NO_SESSION_SCORE } from '../table/state/session-score.ts';
import { playOf, settingsOf, type TableValue, type UnhaltedValue } from '../table/state/table.ts';
import { type RoomStatePublisher, roomStatePublisher } from './state-publisher.ts';

const game: Game = modFour;

test('a view that throws leaves the room state as it was, and the table can still be shown as halted', async () => {
  const { hand } = await startedTable();
  const view: Game['view'] = () => {
    throw new Error('planted');
  };
  const play = playOf(hand.table.value)!;
  const value = { ...hand.table.value, play: { ...play, match: { ...play.match, game: { ...game, view } } } } as UnhaltedValue;
  const { state, publish } = roomStatePublisher(game, 60);
  expect(() => publish(value, NO_CLOCKS)).toThrow('planted');
  expect(state).toMatchObject({ phase: 'gathering', matchNumber: 0, version: 0 });
  publish({ ...settingsOf(value), phase: 'halted', before: value }, NO_CLOCKS);
  expect(state).toMatchObject({ phase: 'halted', matchNumber: 1 });
});

test('the session score is shown for people who are present, and points only for games of the same kind', async () => {
  const hand = await handTable({ options: {} });
  const [ann = 0, ben = 0] = await seated(hand, 'Ann', 'Ben');
  const score = (name: string, wins: number) => ({ personId: `id of ${name}`, games: 3, wins, points: 10 * wins });
  const scores = [score('Ben', 7), score('Cleo', 2), score('Ann', 1)];
  const sessionScore = { match: 'm', kind: gameKind({ game: game.id, options: {} }), scores };
  const { state, publish } = roomStatePublisher(game, 60);
  const shown = (what: Partial<TableValue>) => {
    publish({ ...hand.table.value, sessionScore, ...what } as TableValue, NO_CLOCKS);
    return state.sessionScore;
  };
  expect(shown({})).toBe(`${ben}/7/3/70,${ann}/1/3/10`);
  expect(shown({ options: { ...hand.table.value.options, target: 15 } })).toBe(`${ben}/7/3/,${ann}/1/3/`);
  expect(shown({ sessionScore: NO_SESSION_SCORE })).toBe('');
});

test('a stopped clock is shown as it stopped', async () => {
  const { hand } = await startedTable({ pace: 'normal' });
  const { value } = hand.table;
  const publisher = roomStatePublisher(game, 60);
  const times = { since: 1, from: 100, end: 70_100, due: 70_100, unseen: 0, bank: 45_000, rest: null };
  const time = { ...times, missed: 0, isLate: false };
  publisher.publish(value, { ...NO_CLOCKS, stopped: 5_000, seats: [time] });
  expect(shownTimes(publisher)).toEqual({ stopped: 5_000, from: 100, due: 70_100 });
  publisher.publish(value, { ...NO_CLOCKS, seats: [{ ...time, due: null }] });
  expect(shownTimes(publisher)).toEqual({ stopped: null, from: 0, due: 0 });
});

function shownTimes({ state }: RoomStatePublisher) {
  const { stopped } = readFacts(tableFacts, state);
  return { stopped, from: state.seats[0]?.from, due: state.seats[0]?.due };
}
