import type { TablePhase } from '@hundredfold/shared/schema/table.ts';

export interface ConnectedPerson {
  readonly personId: string;
  readonly name: string;
}

export const SEAT_HOLDERS = ['person', 'bot', 'empty'] as const;

/** A loaded table as the admin may see it, without any hand. */
export interface TableStatus {
  readonly code: string;
  readonly game: string;
  readonly phase: TablePhase;
  /** The time at which the table was loaded. */
  readonly since: Date;
  readonly holders: readonly (typeof SEAT_HOLDERS)[number][];
  /** The connected people, seated or not. */
  readonly people: readonly ConnectedPerson[];
}

export interface ProcessStatus {
  readonly tables: readonly TableStatus[];
  readonly galleries: readonly { readonly code: string; readonly people: readonly ConnectedPerson[] }[];
  /** The number of clients that look at the list of open tables. */
  readonly watchers: number;
  readonly seekers: readonly ConnectedPerson[];
}

export type PlacedPerson = ConnectedPerson & { readonly at: string | null };

/** Returns every connected and identified person once, with the code of their table. */
export function connectedPeople({ tables, galleries, seekers }: ProcessStatus): ReadonlyMap<string, PlacedPerson> {
  const places = [...tables, ...galleries].flatMap(({ code, people }) => people.map((each) => ({ ...each, at: code })));
  const looking = seekers.map((each) => ({ ...each, at: null }));
  return new Map([...looking, ...places].map((each) => [each.personId, each]));
}
