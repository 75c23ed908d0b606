/**
 * Whom we measure: our server, and beside it the limits of what is possible. `room` is written by hand for one game and
 * keeps nothing; `kept-room` is the same room, but makes every move durable in our archive before it shows it.
 */
export const KINDS = ['relay', 'room', 'kept-room', 'hundredfold'] as const;
export type Kind = (typeof KINDS)[number];

/** `steady`: a move a second at each table. `flat`: a move as soon as the actor's view says whose turn it is. */
export const PACES = ['steady', 'flat'] as const;
export type Pace = (typeof PACES)[number];

/** Milliseconds. */
export interface Quantiles {
  readonly p50: number;
  readonly p99: number;
}

/** What arrived at the clients: payloads of WebSocket frames, in bytes for each client and move. */
export interface Bytes {
  readonly state: number;
  /** Answers to requests, which only the actor gets. */
  readonly reply: number;
  readonly other: number;
  readonly total: number;
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
  /** CPU seconds of the server process, its threads included, for 1,000 moves. */
  readonly cpu: number;
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
  readonly port: number;
  /** The server process, whose CPU time and memory are read from outside. */
  readonly pid: number;
  readonly tables: number;
  readonly paces: readonly Pace[];
  readonly seconds: number;
  readonly warmUp: number;
}
