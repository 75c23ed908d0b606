import type { TableLink } from '../table-link.ts';

/** Returns the state of a link's session, or why it has ended. */
export function sessionOf({ session }: TableLink): string {
  const now = session.value;
  return now.state === 'ended' ? now.why : now.state;
}
