import { expect, test } from 'vitest';
import { begunTable } from '../../net/testing/snapshot-of-match.ts';
import { canBotStandIn } from './others-here.ts';

const here = begunTable();
const onlyBots = here.seats.map((each, seat) => (seat === 0 ? each : { ...each, status: 'bot' as const, person: 0 }));

test('a bot plays for a player who is away while someone is at the table, but not in a pause or for a player who is alone', () => {
  expect(canBotStandIn(here, false)).toBe(true);
  expect(canBotStandIn({ ...here, seats: onlyBots }, false)).toBe(true);
  expect(canBotStandIn({ ...here, pause: { on: true, wanted: [] } }, false)).toBe(false);
  expect(canBotStandIn({ ...here, seats: here.seats.slice(0, 1) }, false)).toBe(false);
});

test('spectators in a separate room see a game that waits while nobody is at the table', () => {
  const deserted = { ...here, from: 'public' as const, me: 70_000, seat: null };
  const away = here.seats.map((each) => ({ ...each, status: 'away' as const }));
  expect(canBotStandIn({ ...deserted, seats: away }, false)).toBe(false);
  expect(canBotStandIn(deserted, false)).toBe(true);
});
