import type { Result } from '@hundredfold/shared/core/result.ts';
import type { FindRefusal } from '@hundredfold/shared/protocol/find.ts';
import type { Invitation, MadeTable, OwnTable, TableWish } from '@hundredfold/shared/protocol/http.ts';
import type { Visitor } from '../seek/answers.ts';
import type { Company } from '../table/table.ts';
import { news, question } from '../wire/wire.ts';

// What the rooms of one process ask of those of another, and tell them.

/** A place at a room; `null` where there is none to be had. */
export const PLACE = question<Entry, object | null>('place');

/** Somebody who would like to come in. */
export interface Entry {
  readonly room: string;
  readonly options: unknown;
  readonly address: string | undefined;
}

/** A new table. */
export const LAY = question<TableWish, Result<MadeTable, string>>('lay');

/** Brings a table up, with those who come along from where it was; its game, or `null` where there is no such table. */
export const WAKE = question<{ readonly code: string; readonly company: Company | null }, string | null>('wake');

export const GLANCE = question<SomebodyAt, OwnTable | null>('glance');
export const INVITATION = question<InvitedTo, Invitation | null>('invitation');
export const PARTY = question<SomebodyAt, Result<readonly Visitor[], FindRefusal>>('party');

/** A person by their id, at a table by its code. */
export interface SomebodyAt {
  readonly code: string;
  readonly personId: string;
}

/** Whoever has a table's code; by their person id, if they have shown who they are. */
export interface InvitedTo {
  readonly code: string;
  readonly personId: string | null;
}

/** A pass to the admin page that is none any more. */
export const PASS_ENDED = news<string>('pass ended');

/** The process forgets somebody, by their person id. */
export const FORGET = question<string, null>('forget');

export const SHOW_OUT = news<ShownOut>('show-out');

/** Somebody by their person id, whose lines are closed, and with which code. */
export interface ShownOut {
  readonly personId: string;
  readonly why: number;
}

export const SEEKING = news<{ readonly code: string; readonly isSeeking: boolean }>('seeking');

/** A table's row in the lobby as JSON; `null`: it has none any more. */
export const ROW = news<ToldOfRow>('row');
/** All rows of a process. */
export const ROWS = news<readonly ToldOfRow[]>('rows');

export interface ToldOfRow {
  readonly code: string;
  readonly row: string | null;
}
