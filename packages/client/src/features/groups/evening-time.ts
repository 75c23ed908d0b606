// A form has local times, such as `2026-12-08T20:00`; everything else has moments, in milliseconds since 1970. The browser converts
// them by the rules for that date, so that a change to daylight saving time in between moves no evening.

const USUAL_HOUR = 20;

/**
 * Returns when it is such a time in the zone of the browser, or `null` if that is no time. A time that the clocks skip becomes as much
 * later, and one that comes twice means the first, as ECMAScript says.
 */
export function momentOf(local: string): number | null {
  const at = new Date(local).getTime();
  return Number.isNaN(at) ? null : at;
}

export function localTime(at: number): string {
  const date = new Date(at);
  const two = (part: number): string => `${part}`.padStart(2, '0');
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** Returns the time that a new proposal begins with: the weekday and time of the last evening, or tomorrow at eight. */
export function offeredTime(lastEvening: number | undefined, now: number): string {
  const date = new Date(lastEvening ?? now);
  if (lastEvening === undefined) date.setHours(USUAL_HOUR, 0);
  do date.setDate(date.getDate() + (lastEvening === undefined ? 1 : 7));
  while (date.getTime() <= now);
  return localTime(date.getTime());
}

/** Returns the same time on the next day. */
export function dayAfter(local: string): string {
  const date = new Date(local);
  date.setDate(date.getDate() + 1);
  return localTime(date.getTime());
}
