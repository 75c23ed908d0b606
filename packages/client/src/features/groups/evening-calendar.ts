import type { GroupPage } from '@hundredfold/shared/protocol/groups.ts';

/** The longest line of a calendar in bytes, without its end. Longer ones are folded. */
const MAX_LINE_BYTES = 75;

interface CalendarEvening {
  readonly group: Pick<GroupPage, 'id' | 'name'>;
  readonly at: number;
  /** The address of the group's page, without the secret of its link. */
  readonly address: string;
  readonly now: number;
}

/** Returns an evening as a calendar file (RFC 5545). A calendar that has it already replaces it. */
export function eveningCalendar({ group: { id, name }, at, address, now }: CalendarEvening): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hundredfold//Evenings//EN',
    'BEGIN:VEVENT',
    `UID:${id}-${at}@${new URL(address).hostname}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(at)}`,
    'DURATION:PT3H',
    `SUMMARY:${name.replaceAll(/[\\;,]/g, '\\$&')}`,
    `URL:${address}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function utc(at: number): string {
  return new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, '');
}

/** Breaks a line between characters. A line that goes on begins with a space. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let bytes = 0;
  return [...line].reduce((text, character) => {
    const size = encoder.encode(character).length;
    const isFull = bytes + size > MAX_LINE_BYTES;
    bytes = isFull ? 1 + size : bytes + size;
    return `${text}${isFull ? '\r\n ' : ''}${character}`;
  }, '');
}
