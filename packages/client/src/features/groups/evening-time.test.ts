import { describe, expect, test, vi } from 'vitest';
import { dayAfter, localTime, momentOf, offeredTime } from './evening-time.ts';

/** Makes a time zone the one of the browser until the end of the test. */
const inZone = (zone: string) => vi.stubEnv('TZ', zone);
const iso = (local: string) => new Date(momentOf(local) ?? Number.NaN).toISOString();

describe('a local time', () => {
  test.each([
    ['Europe/Berlin', '2027-03-26T20:00', '2027-03-26T19:00:00.000Z'],
    ['Europe/Berlin', '2027-03-30T20:00', '2027-03-30T18:00:00.000Z'],
    ['America/New_York', '2026-12-08T20:00', '2026-12-09T01:00:00.000Z'],
    ['America/New_York', '2027-07-06T20:00', '2027-07-07T00:00:00.000Z'],
  ])('in %s, %s is read by the rules for its date, whatever today is', (zone, local, moment) => {
    inZone(zone);
    expect(iso(local)).toBe(moment);
    expect(localTime(Date.parse(moment))).toBe(local);
  });

  test('that the clocks skip becomes an hour later, and one that comes twice means the first', () => {
    inZone('Europe/Berlin');
    expect(localTime(momentOf('2027-03-28T02:30')!)).toBe('2027-03-28T03:30');
    expect(iso('2027-10-31T02:30')).toBe('2027-10-31T00:30:00.000Z');
    inZone('America/New_York');
    expect(localTime(momentOf('2027-03-14T02:30')!)).toBe('2027-03-14T03:30');
    expect(iso('2027-11-07T01:30')).toBe('2027-11-07T05:30:00.000Z');
  });

  test('that is not complete is none', () => {
    expect([momentOf(''), momentOf('2026-12-08T')]).toEqual([null, null]);
  });
});

test('a moment stays, and each zone shows it in its own time', () => {
  inZone('Europe/Berlin');
  const at = momentOf('2027-03-30T20:00')!;
  inZone('America/New_York');
  expect(localTime(at)).toBe('2027-03-30T14:00');
});

describe('a new proposal', () => {
  const offeredAt = (now: string, lastEvening?: number) => offeredTime(lastEvening, momentOf(now)!);

  test('begins with tomorrow at eight', () => {
    inZone('Europe/Berlin');
    expect(offeredAt('2026-12-31T23:59')).toBe('2027-01-01T20:00');
    expect(offeredAt('2027-03-27T21:00')).toBe('2027-03-28T20:00');
  });

  test('begins with the weekday and the time of the last evening, also after a change of the clocks', () => {
    inZone('Europe/Berlin');
    const tuesday = momentOf('2027-03-16T19:30')!;
    expect(offeredAt('2027-03-17T01:00', tuesday)).toBe('2027-03-23T19:30');
    expect(offeredAt('2027-03-23T19:30', tuesday)).toBe('2027-03-30T19:30');
  });
});

test('the next day has the same time, also if it is an hour shorter', () => {
  inZone('Europe/Berlin');
  expect([dayAfter('2027-03-27T20:00'), dayAfter('2027-12-31T20:00')]).toEqual(['2027-03-28T20:00', '2028-01-01T20:00']);
});
