import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { eveningCalendar } from './evening-calendar.ts';

const ADDRESS = 'https://cards.example.org/cards/g/Ab3_-xyz0123456789ABCD';
const AT = Date.UTC(2027, 2, 30, 18);

const calendarOf = (name: string) =>
  eveningCalendar({
    group: { id: 'Ab3_-xyz0123456789ABCD', name },
    at: AT,
    address: ADDRESS,
    now: Date.UTC(2027, 2, 1, 9, 5, 7, 89),
  });

function eventOf(name: string) {
  const calendar = new ICAL.Component(ICAL.parse(calendarOf(name)));
  const event = calendar.getFirstSubcomponent('vevent')!;
  return (property: string) => String(event.getFirstPropertyValue(property));
}

test('a calendar finds the evening, the page of the group, and an id that stays', () => {
  const value = eventOf('Tuesday');
  expect(['dtstart', 'dtstamp', 'duration', 'url', 'uid', 'summary'].map(value)).toEqual([
    ...['2027-03-30T18:00:00Z', '2027-03-01T09:05:07Z', 'PT3H', ADDRESS],
    ...[`Ab3_-xyz0123456789ABCD-${AT}@cards.example.org`, 'Tuesday'],
  ]);
});

describe.each([
  ['commas and semicolons', 'Ann, Ben; Cleo, and all'],
  ['backslashes', String.raw`C:\new, a\;b\\`],
  ['what looks like another property', 'END:VEVENT"^n:=SUMMARY'],
  ['forty wide letters', '百'.repeat(40)],
  ['emoji of several characters', '👨‍👩‍👧‍👦🃏'.repeat(20)],
  ['letters that go together', 'é'.repeat(40)],
  ['spaces where a line breaks', `${'a '.repeat(33)}   b`],
])('a name with %s', (_, name) => {
  test('stays as it is', () => {
    expect(eventOf(name)('summary')).toBe(name);
  });

  test('is in lines of 75 bytes at most, with whole characters', () => {
    const calendar = calendarOf(name);
    expect(calendar.endsWith('\r\n')).toBe(true);
    const lines = calendar.slice(0, -2).split('\r\n');
    for (const line of lines) {
      expect(line).not.toMatch(/[\r\n]/);
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line.isWellFormed()).toBe(true);
    }
  });
});
