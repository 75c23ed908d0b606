import { expect, test } from 'vitest';
import { tableLegend } from '../../features/legend/table-legend.ts';
import { begunTable } from '../../net/testing/snapshot-of-match.ts';
import { canBotStandIn, hostSeat } from './others-here.ts';

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

test('the host is marked at their seat, and the mark is explained', () => {
  expect(hostSeat(here)).toBe(0);
  expect(hostSeat({ ...here, host: 3 })).toBe(2);
  expect(tableLegend(here)).toContainEqual({ looks: { kind: 'host' }, says: 'Crown: the host.' });
});

test('there is no mark if the host plays with bots alone, nor if the host watches', () => {
  const withBots = here.seats.map((seat, index) => (index === 0 ? seat : { ...seat, status: 'bot' as const, person: 0 }));
  expect(hostSeat({ ...here, seats: withBots })).toBeNull();
  expect(hostSeat({ ...here, host: 9, watchers: [{ person: 9, name: 'Wim', seal: 1 }] })).toBeNull();
});
