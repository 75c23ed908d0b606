import { expect, test } from 'vitest';
import { tableLegend } from '../../features/legend/table-legend.ts';
import { begunTable } from '../../net/testing/snapshot-of-match.ts';
import { hostSeat } from './host-seat.ts';

const table = begunTable();

test('the host is marked at their seat, and the mark is explained', () => {
  expect(hostSeat(table)).toBe(0);
  expect(hostSeat({ ...table, host: 3 })).toBe(2);
  expect(tableLegend(table)).toContainEqual({ looks: { kind: 'host' }, says: 'Crown: the host.' });
});

test('there is no mark if the host plays with bots alone, nor if the host watches', () => {
  const withBots = table.seats.map((seat, index) => (index === 0 ? seat : { ...seat, status: 'bot' as const, person: 0 }));
  expect(hostSeat({ ...table, seats: withBots })).toBeNull();
  expect(hostSeat({ ...table, host: 9, watchers: [{ person: 9, name: 'Wim', seal: 1 }] })).toBeNull();
});
