import type { TablePhase } from '@hundredfold/shared/schema/table.ts';

/** Somebody who is connected, and what they are called there. */
export interface ConnectedPerson {
  readonly personId: string;
  readonly name: string;
}

/** Who can have a seat. */
export const SEAT_HOLDERS = ['person', 'bot', 'empty'] as const;

/** A table that is up, as whoever keeps the house may see it: nothing of any hand. */
export interface TableSnapshot {
  readonly code: string;
  readonly game: string;
  readonly phase: TablePhase;
  /** When it was brought up. */
  readonly since: Date;
  /** Who has each seat. */
  readonly holders: readonly (typeof SEAT_HOLDERS)[number][];
  /** Who is connected, seated or not. */
  readonly people: readonly ConnectedPerson[];
}

/** Everybody and everything that is up in this process. */
export interface ProcessSnapshot {
  readonly tables: readonly TableSnapshot[];
  readonly galleries: readonly { readonly code: string; readonly people: readonly ConnectedPerson[] }[];
  /** How many look at the list of open tables. */
  readonly watchers: number;
  /** Who looks for a game. */
  readonly seekers: readonly ConnectedPerson[];
}

/** Everybody who is connected and is known, each once, with the code of the table where they are. */
export function connectedPeople({
  tables,
  galleries,
  seekers,
}: ProcessSnapshot): ReadonlyMap<string, ConnectedPerson & { readonly at: string | null }> {
  const places = [...tables, ...galleries].flatMap(({ code, people }) => people.map((each) => ({ ...each, at: code })));
  const looking = seekers.map((each) => ({ ...each, at: null }));
  return new Map([...looking, ...places].map((each) => [each.personId, each]));
}
