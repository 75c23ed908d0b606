/** The hours of the night in which no reminder comes, by the clock of its reader: from the first until before the second one. */
const QUIET_HOURS = { from: 22, until: 8 };

/** Returns whether it is night in a time zone. `at` is in milliseconds since 1970. */
export function isQuietHour(at: number, zone: string): boolean {
  const hour = Number(new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone: zone }).format(at));
  return hour >= QUIET_HOURS.from || hour < QUIET_HOURS.until;
}

/** Returns a time as a reader writes it, with the day of the week. */
export function timeFor({ language, zone }: { readonly language: string; readonly zone: string }, at: number): string {
  const day = { weekday: 'long', day: 'numeric', month: 'long' } as const;
  const time = { hour: 'numeric', minute: '2-digit', timeZone: zone, timeZoneName: 'short' } as const;
  return new Intl.DateTimeFormat(language, { ...day, ...time }).format(at);
}
