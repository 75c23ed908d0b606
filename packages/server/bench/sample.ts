/** Our server, and a `room` written by hand for one game, which makes every move durable in our storage before it shows it, too. */
export const KINDS = ['room', 'hundredfold'] as const;
export type Kind = (typeof KINDS)[number];

/**
 * The paces of play. `third` and `two-thirds`: as many moves as take that share of a core, so that no latency measures the queue of a
 * machine that is too slow. `flat`: a move as soon as the actor's view says whose turn it is.
 */
export const PACES = ['third', 'two-thirds', 'flat'] as const;
export type Pace = (typeof PACES)[number];

/** Quantiles of times in milliseconds. */
export interface Quantiles {
  readonly p50: number;
  readonly p99: number;
}

/** The bytes over the clients' sockets, including frame headers, answers and keep-alive. */
export interface Bytes {
  /** The bytes that a client receives for each move at its table. */
  readonly in: number;
  /** The bytes that all clients of a table send for a move. */
  readonly out: number;
  /** The parts of `in`: the payloads of frames with state, and of answers, which only the actor receives. */
  readonly state: number;
  readonly reply: number;
}

/** The state of the load generator itself: figures taken while it was the bottleneck say little about a server. */
export interface LoadHealth {
  /** The share of one core for which its event loop was busy, 0 to 1. */
  readonly busy: number;
  /** The delay of its own timer in milliseconds, 99th percentile. */
  readonly lag: number;
  /** The number of moves that fell due while the table had not yet answered the last one. */
  readonly missed: number;
  /** The number of moves that were refused or never shown to everyone. */
  readonly failed: number;
}

export interface Sample {
  readonly kind: Kind;
  readonly pace: Pace;
  readonly tables: number;
  readonly seconds: number;
  readonly moves: number;
  readonly movesPerSecond: number;
  /** The times from the intent to the new state, for the player who moved and for the three others. */
  readonly actor: Quantiles;
  readonly others: Quantiles;
  readonly bytes: Bytes;
  /** The CPU seconds of all threads of the server for 1,000 moves. */
  readonly cpu: number;
  readonly load: LoadHealth;
  /**
   * The resident memory of the server above that of the empty server, in KiB for each table: with everyone seated, and after
   * play.
   */
  readonly rssSeated: number;
  readonly rssPlayed: number;
  /** The times from the request to join to the first state of the table, with several clients at a time. */
  readonly connect: Quantiles;
  readonly connectsPerSecond: number;
}

export interface SeatingOrder {
  readonly kind: Kind;
  readonly port: number;
  /** The process id of the server, whose CPU time and memory are read from outside. */
  readonly pid: number;
  readonly tables: number;
  /** The seconds of play before the first measurement, in which V8 compiles what a move needs. */
  readonly warmUp: number;
}

export type PaceOrder = Pick<Sample, 'pace' | 'seconds'>;
