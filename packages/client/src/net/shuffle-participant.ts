import type { Result } from '@hundredfold/shared/core/result.ts';
import type { Intent } from '@hundredfold/shared/protocol/intents.ts';
import type { IntentRefusal, TableRefusal } from '@hundredfold/shared/protocol/table.ts';
import { commitmentOf, revealFor } from '@hundredfold/shared/shuffle-proof/commitment.ts';
import { toHex } from '@hundredfold/shared/core/encoding.ts';
import { hashOfRoster } from '@hundredfold/shared/shuffle-proof/key.ts';
import { keepReceipt, receiptFor, receiptOf } from './shuffle-receipts.ts';
import { keepAccepted, shuffleWitness } from './shuffle-witness.ts';
import type { Snapshot } from './table-link.ts';

/** A request by which a browser takes part in a shuffle. */
export type ShuffleRequest =
  | { readonly name: 'commit'; readonly payload: Intent<'commit'> }
  | { readonly name: 'reveal'; readonly payload: Intent<'reveal'> };

/** Refusals after which the same request may succeed. */
const TEMPORARY_REFUSALS: readonly string[] = ['halted', 'unknown', 'too-fast'] satisfies readonly TableRefusal[];

/**
 * Returns a function that takes part in the shuffles of a table, as far as each snapshot asks for it. The player need not do or know
 * anything. `send` rejects when the connection is lost.
 */
export function shuffleParticipant(
  send: (request: ShuffleRequest) => Promise<Result<unknown, IntentRefusal>>,
): (snapshot: ShuffleSnapshot) => void {
  const witness = shuffleWitness();
  let sent = '';
  return (snapshot) => {
    witness(snapshot);
    const request = dueRequest(snapshot);
    const text = JSON.stringify(request);
    if (text === sent) return;
    sent = text;
    if (request === null) return;
    const { match, attempt } = snapshot.shuffle;
    const mayRepeat = (): void => {
      sent = '';
    };
    send(request).then((answer) => {
      if (answer.ok && request.name === 'reveal') keepAccepted(match, attempt);
      if (!answer.ok && TEMPORARY_REFUSALS.includes(answer.refusal.refusal)) mayRepeat();
    }, mayRepeat);
  };
}

/** The parts of a snapshot that say what to do for the shuffle. */
export type ShuffleSnapshot = Pick<Snapshot, 'from' | 'me' | 'seat' | 'seats' | 'phase' | 'shuffle'>;

/** Returns the request that a shuffle waits for from this browser; `null` if there is none. */
export function dueRequest({ from, me, seat, phase, shuffle }: Omit<ShuffleSnapshot, 'seats'>): ShuffleRequest | null {
  const isBetweenGames = phase === 'gathering' || phase === 'over';
  if (from !== 'table' || me === 0 || seat === null || !isBetweenGames || shuffle.match === '') return null;
  switch (shuffle.stage) {
    case 'open':
      return dueCommitment(shuffle, me);
    case 'revealing':
      return dueReveal(shuffle);
    case 'fixed':
      return null;
  }
}

function dueCommitment({ match, seal, roster }: Snapshot['shuffle'], me: number): ShuffleRequest | null {
  const commitment = commitmentOf(receiptFor({ match, seal }, me));
  return roster.some(({ commit }) => commit === commitment) ? null : { name: 'commit', payload: { commitment } };
}

/**
 * Returns the reveal for an attempt in which this browser's commitment stands. It reveals for a second attempt only after the first
 * one, and so on: otherwise a server could collect later reveals in secret, and choose among several shuffles. It first keeps the hash
 * of everything that is fixed by then: otherwise a server could choose some of that when it knows the reveal.
 */
function dueReveal({ match, seal, attempt, before, roster, reveals }: Snapshot['shuffle']): ShuffleRequest | null {
  const receipt = receiptOf(match);
  if (receipt === null || receipt.seal !== seal || attempt > receipt.rosters.length || before === '') return null;
  const commitment = commitmentOf(receipt);
  const own = roster.find(({ commit }) => commit === commitment);
  if (own === undefined || reveals.some((each) => each.seat === own.seat)) return null;
  if (receipt.rosters.length === attempt)
    keepReceipt({ ...receipt, rosters: [...receipt.rosters, toHex(hashOfRoster({ before, roster }))] });
  return { name: 'reveal', payload: { reveal: revealFor(receipt, attempt) } };
}
