import type { OptionValues } from '../core/options.ts';
import type { Pace } from './pace.ts';

/** One table in the live list of the start page. */
export interface LobbyRow {
  readonly code: string;
  readonly game: string;
  /** Those alone that differ from the plain game. */
  readonly options: OptionValues;
  readonly pace: Pace;
  readonly playing: boolean;
  readonly seats: readonly LobbySeat[];
  readonly watchers: number;
  /** Since when it has been waiting, or playing, in seconds by the house's clock. */
  readonly since: number;
}

/** A name, or nothing on a seat that is `empty`, or `locked`: kept free by the host. */
export interface LobbySeat {
  readonly name: string;
  readonly status: string;
}

/** The rows that somebody holds, in order, and how many tables there are of the kind that they look for. */
export interface LobbyList {
  readonly rows: readonly LobbyRow[];
  readonly total: number;
}

/**
 * The order of the list: tables where somebody is, then such as wait, then such as have a seat free, then the fewest of these, then
 * whoever has waited longest. Tables that stand empty come last, however many there are: they push nobody off the page.
 */
export function inListOrder(one: LobbyRow, other: LobbyRow): number {
  return (
    Number(isDeserted(one)) - Number(isDeserted(other)) ||
    Number(one.playing) - Number(other.playing) ||
    Number(freeSeats(one) === 0) - Number(freeSeats(other) === 0) ||
    freeSeats(one) - freeSeats(other) ||
    one.since - other.since ||
    (one.code < other.code ? -1 : 1)
  );
}

/** Whether whoever comes can sit down at once. */
export function canSit(row: LobbyRow): boolean {
  return !row.playing && freeSeats(row) > 0;
}

export function freeSeats({ seats }: LobbyRow): number {
  return seats.filter(({ status }) => status === 'empty').length;
}

function isDeserted({ seats, watchers }: LobbyRow): boolean {
  return watchers === 0 && seats.every(({ status }) => status !== 'here');
}
