import { expect, test } from 'vitest';
import { isQuietHour, timeFor } from './reader-time.ts';

test('night is from 22 to 8 by the clock of the reader, in summer and in winter', () => {
  const quiet = (zone: string, ...hours: readonly [day: string, time: string][]) =>
    hours.map(([day, time]) => isQuietHour(Date.parse(`${day}T${time}Z`), zone));
  const berlin: [string, string][] = ['20:59', '21:00', '06:59', '07:00'].map((time) => ['2026-12-08', time]);
  expect(quiet('Europe/Berlin', ...berlin)).toEqual([false, true, true, false]);
  const summer: [string, string][] = ['19:59', '20:00', '05:59', '06:00'].map((time) => ['2026-07-08', time]);
  expect(quiet('Europe/Berlin', ...summer)).toEqual([false, true, true, false]);
  expect(quiet('America/New_York', ['2026-12-08', '03:00'], ['2026-12-08', '13:00'])).toEqual([true, false]);
});

test('a time is written in the language and the zone of the reader', () => {
  const at = Date.parse('2026-12-08T19:00Z');
  expect(timeFor({ language: 'de', zone: 'Europe/Berlin' }, at)).toBe('Dienstag, 8. Dezember um 20:00 MEZ');
  expect(timeFor({ language: 'en', zone: 'Asia/Tokyo' }, at)).toMatch(/^Wednesday, December 9 at 4:00\sAM GMT\+9$/);
});
