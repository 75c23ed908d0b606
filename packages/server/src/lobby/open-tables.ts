import type { LobbyRow } from '@hundredfold/shared/protocol/intents.ts';

/** The rows of the tables that are open to strangers, the newest first. */
export interface OpenTables {
  /** What the matchmaker says of a table, or that it is gone. Whether that changes the list. */
  heard(code: string, metadata: unknown): boolean;
  rows(): readonly LobbyRow[];
}

/** Rows that are sent at most. */
const LONGEST = 60;

export function openTables(): OpenTables {
  const known = new Map<string, { readonly text: string; readonly row: LobbyRow }>();
  return {
    heard(code, metadata) {
      const text = rowIn(metadata);
      if (text === known.get(code)?.text) return false;
      if (text === undefined) return known.delete(code);
      known.set(code, { text, row: JSON.parse(text) as LobbyRow });
      return true;
    },
    rows: () =>
      [...known.values()]
        .slice(-LONGEST)
        .reverse()
        .map(({ row }) => row),
  };
}

function rowIn(metadata: unknown): string | undefined {
  const row = typeof metadata === 'object' && metadata !== null && 'row' in metadata ? metadata.row : undefined;
  return typeof row === 'string' ? row : undefined;
}
