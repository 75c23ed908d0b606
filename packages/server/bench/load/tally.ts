import type { Bytes, Quantiles } from '../sample.ts';
import type { SocketBytes } from './sockets.ts';

/** Constants of Colyseus' protocol: the low five bits of a frame's first byte give its type. */
const CODE_MASK = 0x1f;
const STATE_PATCH = 15;
const RESPONSE = 22;

export interface Tally {
  readonly actor: number[];
  readonly others: number[];
  state: number;
  reply: number;
  missed: number;
  failed: number;
}

export function newTally(): Tally {
  return { actor: [], others: [], state: 0, reply: 0, missed: 0, failed: 0 };
}

export function countFrame(tally: Tally, frame: Uint8Array): void {
  const code = (frame[0] ?? 0) & CODE_MASK;
  if (code === STATE_PATCH) tally.state += frame.byteLength;
  else if (code === RESPONSE) tally.reply += frame.byteLength;
}

export function bytesPerMove({ state, reply }: Tally, over: SocketBytes, moves: number): Bytes {
  const each = (sum: number) => sum / (moves * 4);
  return { in: each(over.in), out: over.out / moves, state: each(state), reply: each(reply) };
}

export function quantiles(values: readonly number[]): Quantiles {
  const sorted = Float64Array.from(values).sort();
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
}
