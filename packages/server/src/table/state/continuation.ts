import type { Continuation } from '../../storage/stored-table.ts';

/** A continuation whose match has not begun. */
export type PendingContinuation = Continuation & { readonly match: string };

export function isPending(continuation: Continuation | null): continuation is PendingContinuation {
  return continuation?.match !== undefined;
}

export function begunContinuation(continuation: Continuation | null): Continuation | null {
  return continuation === null ? null : { turn: continuation.turn, rules: continuation.rules };
}
