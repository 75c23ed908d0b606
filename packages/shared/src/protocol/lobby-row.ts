import type { OptionValues } from '../core/options.ts';
import type { Pace } from './pace.ts';

export interface LobbyRow {
  readonly code: string;
  readonly game: string;
  /** The options that differ from the plain game. */
  readonly options: OptionValues;
  readonly pace: Pace;
  readonly playing: boolean;
  readonly seats: readonly LobbySeat[];
  readonly watchers: number;
  /** Present if the game goes on from this turn of another one. */
  readonly playedOn?: number;
  /** The time since which the table has been waiting or playing, in seconds of the server's clock. */
  readonly since: number;
}

/** A seat in the list. The name is empty if the seat is `empty`, or `locked` by the host. */
export interface LobbySeat {
  readonly name: string;
  readonly status: string;
}

export interface LobbyList {
  readonly rows: readonly LobbyRow[];
  readonly total: number;
}

/**
 * Compares two rows for the order of the list. Tables with people come first, then waiting tables before playing ones, then tables
 * with free seats, then the fewest free seats, then the longest wait. Deserted tables come last: many of them cannot push the
 * others off the first page.
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

export function canSit(row: LobbyRow): boolean {
  return !row.playing && freeSeats(row) > 0;
}

export function freeSeats({ seats }: LobbyRow): number {
  return seats.filter(({ status }) => status === 'empty').length;
}

function isDeserted({ seats, watchers }: LobbyRow): boolean {
  return watchers === 0 && seats.every(({ status }) => status !== 'here');
}
