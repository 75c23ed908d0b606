/**
 * Whom we measure: our server, and beside it the limits of what is possible. `room` is written by hand for one game and
 * keeps nothing; `kept-room` is the same room, but makes every move durable in our archive before it shows it.
 */
export const ALONE = ['relay', 'room', 'kept-room', 'hundredfold'] as const;

/** Only if asked for, as it is installed apart: boardgame.io, which keeps nothing either. */
export const APART = ['boardgame'] as const;

/** Only if asked for: our server with its archive in PostgreSQL, the same with Redis, and card rooms of several such processes. */
export const TOGETHER = ['on-postgres', 'with-redis', 'two-processes', 'four-processes'] as const;

export const KINDS = [...ALONE, ...APART, ...TOGETHER] as const;
export type Kind = (typeof KINDS)[number];

/** `steady`: a move a second at each table. `flat`: a move as soon as the actor's view says whose turn it is. */
export const PACES = ['steady', 'flat'] as const;
export type Pace = (typeof PACES)[number];

/** Milliseconds. */
export interface Quantiles {
  readonly p50: number;
  readonly p99: number;
}

/** What went over the clients' sockets, in bytes: frames with their heads, answers and what keeps a line alive included. */
export interface Bytes {
  /** What a client is sent, for each move at its table. */
  readonly in: number;
  /** What all clients of a table send for a move. */
  readonly out: number;
  /** What `in` is made of besides: payloads of frames with state, and of answers, which only the actor gets. */
  readonly state: number;
  readonly reply: number;
}

/** How the load generator itself fared: figures taken while it was the bottleneck say little about a server. */
export interface LoadHealth {
  /** Share of one core that its event loop was busy, 0 to 1. */
  readonly busy: number;
  /** How late a timer of its own fired, 99th percentile, milliseconds. */
  readonly lag: number;
  /** Moves that fell due while the table had not yet answered the one before. */
  readonly missed: number;
  /** Moves that were refused, or never shown to everybody. */
  readonly failed: number;
}

/** One pace of one session. */
export interface Sample {
  readonly kind: Kind;
  readonly pace: Pace;
  readonly tables: number;
  readonly seconds: number;
  readonly moves: number;
  readonly movesPerSecond: number;
  /** From the intent to the new state at the one who moved, and at the three others. */
  readonly actor: Quantiles;
  readonly others: Quantiles;
  readonly bytes: Bytes;
  /** CPU seconds of all processes of the server, their threads included, for 1,000 moves. */
  readonly cpu: number;
  /** The share of them that the busiest process had, 0 to 1. */
  readonly busiest: number;
  /** CPU seconds that PostgreSQL and Redis took besides, for 1,000 moves; `null` where the server does without. */
  readonly postgres: number | null;
  readonly redis: number | null;
  readonly load: LoadHealth;
  /** Resident memory of the server above that of the empty server, KiB for each table: all seated, and after play. */
  readonly rssSeated: number;
  readonly rssPlayed: number;
  /** From the request to join to the first state of the table, several at a time. */
  readonly connect: Quantiles;
  /** Clients that were connected in a second. */
  readonly connectsPerSecond: number;
}

/** What the load process is told. */
export interface Order {
  readonly kind: Kind;
  /** Of the server's processes: each table is made and played at one of them, in turn. */
  readonly ports: readonly number[];
  /** Those processes, whose CPU time and memory are read from outside. */
  readonly pids: readonly number[];
  /** The processes of PostgreSQL and Redis; `null` where the server does without. */
  readonly services: { readonly postgres: number | null; readonly redis: number | null };
  readonly tables: number;
  readonly paces: readonly Pace[];
  readonly seconds: number;
  readonly warmUp: number;
}
