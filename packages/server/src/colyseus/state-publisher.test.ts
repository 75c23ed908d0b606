import type { Game } from '@hundredfold/shared/core/game.ts';
import { startMatch } from '@hundredfold/shared/core/match.ts';
import { newOngoingMatch } from '@hundredfold/shared/core/ongoing-match.ts';
import { defaultOptions } from '@hundredfold/shared/core/options.ts';
import { modFour } from '@hundredfold/shared/games/mod-four/index.ts';
import { initialValues } from '@hundredfold/shared/protocol/fact.ts';
import { tableFacts, valueFacts } from '@hundredfold/shared/protocol/table-facts.ts';
import { readFacts } from '@hundredfold/shared/schema/facts.ts';
import { expect, test } from 'vitest';
import type { StoredTable } from '../storage/stored-table.ts';
import { NO_CLOCKS } from '../table/state/seat-clock.ts';
import { gameKind, NO_SESSION_SCORE } from '../table/state/session-score.ts';
import { seatingFrom, type TableValue } from '../table/state/table.ts';
import { type RoomStatePublisher, roomStatePublisher } from './state-publisher.ts';

const options = defaultOptions(modFour.options);
const game: Game = modFour;
const unseen: Game = {
  ...game,
  view: () => {
    throw new Error('planted');
  },
};
const stored: StoredTable = {
  code: 'TABLE000',
  game: unseen.id,
  options,
  host: null,
  round: 1,
  match: 'match',
  seats: [0, 1, 2, 3].map(() => ({ holder: 'bot', name: 'Ada' })),
};
const match = startMatch(unseen, options, 4);
const settings = {
  ...initialValues(valueFacts),
  seating: seatingFrom(stored),
  round: 1,
  options,
  seatRequests: [],
  sharedHands: [],
  claimed: [],
  removed: [],
  forgetting: [],
  shuffle: null,
  playedOn: null,
  sessionScore: NO_SESSION_SCORE,
} as const;
const value = { ...settings, phase: 'playing', play: newOngoingMatch('match', match) } as const satisfies TableValue;

test('a view that throws leaves the room state as it was, and the table can still be shown as halted', () => {
  const { state, publish } = roomStatePublisher(unseen, 60);
  expect(() => publish(value, NO_CLOCKS)).toThrow('planted');
  expect(state).toMatchObject({ phase: 'gathering', round: 0, version: 0 });
  publish({ ...settings, phase: 'halted', before: value }, NO_CLOCKS);
  expect(state).toMatchObject({ phase: 'halted', round: 1 });
});

test('the session score is shown for people who are present, and points only for games of the same kind', () => {
  const person = (memberId: number) => ({
    memberId,
    personId: `id ${memberId}`,
    name: 'Ann',
    seal: 1,
    presence: 'here' as const,
  });
  const score = (memberId: number) => ({ personId: `id ${memberId}`, games: 3, wins: memberId, points: 10 * memberId });
  const seating = { ...settings.seating, people: [person(1), person(7)] };
  const evening = { match: 'm', kind: gameKind({ game: game.id, options: {} }), scores: [score(7), score(2), score(1)] };
  const { state, publish } = roomStatePublisher(game, 60);
  const shown = (what: Partial<TableValue>) => {
    publish({ ...settings, seating, sessionScore: evening, ...what, phase: 'gathering' } as TableValue, NO_CLOCKS);
    return state.sessionScore;
  };
  expect(shown({})).toBe('7/7/3/70,1/1/3/10');
  expect(shown({ options: { ...options, target: 15 } })).toBe('7/7/3/,1/1/3/');
  expect(shown({ sessionScore: NO_SESSION_SCORE })).toBe('');
});

test('a stopped clock is shown as it stopped', () => {
  const publisher = roomStatePublisher(game, 60);
  const playing: TableValue = {
    ...settings,
    pace: 'normal',
    phase: 'playing',
    play: newOngoingMatch('match', startMatch(game, options, 4)),
  };
  const time = { since: 1, from: 100, end: 70_100, due: 70_100, unseen: 0, bank: 45_000, rest: null, missed: 0 };
  publisher.publish(playing, { ...NO_CLOCKS, stopped: 5_000, seats: [time] });
  expect(shownTimes(publisher)).toEqual({ stopped: 5_000, from: 100, due: 70_100 });
  publisher.publish(playing, { ...NO_CLOCKS, seats: [{ ...time, due: null }] });
  expect(shownTimes(publisher)).toEqual({ stopped: null, from: 0, due: 0 });
});

function shownTimes({ state }: RoomStatePublisher) {
  const { stopped } = readFacts(tableFacts, state);
  return { stopped, from: state.seats[0]?.from, due: state.seats[0]?.due };
}
