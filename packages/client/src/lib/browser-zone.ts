/** Returns the time zone of the user's browser, such as `Europe/Berlin`. */
export function browserZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
