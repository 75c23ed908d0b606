import type { TableLink } from '../table-link.ts';

export function sessionOf({ session }: TableLink): string {
  const now = session.value;
  return now.state === 'ended' ? now.why : now.state;
}
