import { expect, test } from 'vitest';
import { begunTable } from '../../net/testing/snapshot-of-match.ts';
import { leaveText } from './room-bar.tsx';

const friends = begunTable();
const [own, ...seats] = friends.seats;
const withOthers = (status: 'bot' | 'held', person: number | null) =>
  leaveText({
    ...friends,
    seats: own === undefined ? [] : [own, ...seats.map((each) => ({ ...each, status, person: person ?? each.person }))],
  });

test('a player who leaves a game reads that a bot plays at once, or that the game stops if nobody else is there', () => {
  expect(leaveText(friends)).toContain('A bot plays your cards until you’re back.');
  expect(withOthers('bot', 0)).toContain('The game waits for you.');
  expect(withOthers('held', null)).toContain('the game stops until one of you is back');
  expect(leaveText({ ...friends, seats: friends.seats.slice(0, 1) })).toContain('The game waits for you.');
});
