import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { readStored } from '../lib/stored.ts';
import { groupPath } from '../ui/route.ts';

/** The groups of the tables that this page knows to belong to one, by the codes of the tables. */
const groups = signal<ReadonlyMap<string, string>>(new Map());

export function noteTables(group: string, codes: readonly string[]): void {
  groups.value = new Map([...groups.peek(), ...codes.map((code) => [code, group] as const)]);
}

/** Returns where a table leads back to: to its group, or else to the start page. */
export function wayBack(code: string): string {
  const group = groups.value.get(code);
  return group === undefined ? '/' : groupPath(group);
}

/** Learns the group of a table. Everyone who sits down at the table of a group is a member from then on. */
export function useGroupOf(code: string, isSeated: boolean): void {
  useEffect(() => {
    if (isSeated && wayBack(code) === '/') askForGroups().catch(() => undefined);
  }, [code, isSeated]);
}

async function askForGroups(): Promise<void> {
  const { groupsApi } = await import('./groups-api.ts');
  const own = await groupsApi.mine(readStored('key'));
  if (own.ok) for (const { id, tables } of own.value.groups) noteTables(id, tables);
}
