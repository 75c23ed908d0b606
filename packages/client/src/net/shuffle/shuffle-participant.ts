import { isHexValue, toHex } from '@hundredfold/shared/core/encoding.ts';
import type { Result } from '@hundredfold/shared/core/result.ts';
import type { Intent } from '@hundredfold/shared/protocol/intents.ts';
import type { IntentRefusal, TableRefusal } from '@hundredfold/shared/protocol/table.ts';
import { partsOf, revealFor } from '@hundredfold/shared/shuffle-proof/commitment.ts';
import { MAX_GIVEN_UP } from '@hundredfold/shared/shuffle-proof/give-up.ts';
import { formHash, hashOfRoster, startHash } from '@hundredfold/shared/shuffle-proof/key.ts';
import type { Snapshot } from '../table-link.ts';
import { keepReceipt, receiptFor, receiptIn, startsBefore } from './shuffle-receipts.ts';
import { keepAccepted, ownEntry, shuffleWitness, type WitnessedSnapshot } from './shuffle-witness.ts';

export type ShuffleRequest =
  | { readonly name: 'commit'; readonly payload: Intent<'commit'> }
  | { readonly name: 'reveal'; readonly payload: Intent<'reveal'> };

const TEMPORARY_REFUSALS: readonly string[] = ['halted', 'unknown', 'too-fast'] satisfies readonly TableRefusal[];

/** A browser takes part by itself after as many starts that the table has given up. More of them are no accident. */
export const MAX_STARTS_UNASKED = 3;

/**
 * Returns a function that takes part in the shuffles of a table, as far as each snapshot asks for it. The player need not do or know
 * anything, unless the table begins anew without saying why. `send` rejects when the connection is lost.
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

export type ShuffleSnapshot = WitnessedSnapshot & Pick<Snapshot, 'me' | 'game' | 'view'>;

export function dueRequest(snapshot: ShuffleSnapshot): ShuffleRequest | null {
  if (!mayTakePart(snapshot)) return null;
  switch (snapshot.shuffle.stage) {
    case 'open':
      return dueCommitment(snapshot);
    case 'revealing':
      return dueReveal(snapshot);
    case 'fixed':
      return null;
  }
}

function mayTakePart({ from, me, seat, phase, shuffle }: Omit<ShuffleSnapshot, 'game' | 'view'>): boolean {
  const isBetweenGames = phase === 'gathering' || phase === 'over';
  return from === 'table' && me !== 0 && seat !== null && isBetweenGames && shuffle.match !== '';
}

function dueCommitment(snapshot: ShuffleSnapshot): ShuffleRequest | null {
  const { code: table, me, shuffle } = snapshot;
  if (unconfirmedStarts(snapshot) !== null || shuffle.givenUp.length >= MAX_GIVEN_UP) return null;
  const receipt = receiptFor({ ...shuffle, table }, me);
  if (receipt === null || ownEntry(shuffle, receipt) !== undefined) return null;
  return { name: 'commit', payload: partsOf(receipt) };
}

/** The starts because of which a browser waits for its player before it commits. */
interface UnconfirmedStarts {
  readonly count: number;
  /** True if the table says why it has given them up, but there are too many. */
  readonly areExplained: boolean;
}

/**
 * Returns the starts because of which this browser does not commit by itself; `null` if it does. A table that begins anew may look for
 * better cards: it has to give up a start in public, and not too often. Once the player takes part again, that holds for the match.
 */
function unconfirmedStarts({ code: table, shuffle }: Pick<Snapshot, 'code' | 'shuffle'>): UnconfirmedStarts | null {
  if (receiptIn(shuffle) !== null) return null;
  const earlier = startsBefore({ ...shuffle, table });
  const unexplained = earlier.filter(({ match }) => !shuffle.givenUp.some((start) => start.match === match));
  if (unexplained.length > 0) return { count: unexplained.length, areExplained: false };
  return earlier.length > MAX_STARTS_UNASKED ? { count: earlier.length, areExplained: true } : null;
}

export function startsToConfirm(snapshot: Omit<ShuffleSnapshot, 'game' | 'view'>): UnconfirmedStarts | null {
  return mayTakePart(snapshot) && snapshot.shuffle.stage === 'open' ? unconfirmedStarts(snapshot) : null;
}

/** Returns the commitment to a shuffle in which the player takes part although the table has begun anew. */
export function confirmedCommitment({
  code: table,
  me,
  shuffle,
}: Pick<Snapshot, 'code' | 'me' | 'shuffle'>): Intent<'commit'> | null {
  const receipt = receiptFor({ ...shuffle, table }, me);
  return receipt === null ? null : partsOf(receipt);
}

/**
 * Returns the reveal for an attempt in which this browser's commitment stands. It reveals for a second attempt only after the first
 * one, and so on: otherwise a server could collect later reveals in secret, and choose among several shuffles. It first keeps the hash
 * of everything that is fixed by then: otherwise a server could choose some of that when it knows the reveal.
 */
function dueReveal(snapshot: ShuffleSnapshot): ShuffleRequest | null {
  const { shuffle } = snapshot;
  const { attempt, before, roster, reveals } = shuffle;
  const receipt = receiptIn(shuffle);
  if (receipt === null || attempt > receipt.rosters.length || before === '') return null;
  const own = ownEntry(shuffle, receipt);
  if (own === undefined || reveals.some((each) => each.seat === own.seat)) return null;
  if (receipt.rosters.length === attempt) {
    const why = attempt === 0 ? whyDeclined(snapshot) : null;
    if (why !== null) {
      declined.set(shuffle.match, why);
      return null;
    }
    keepReceipt({ ...receipt, rosters: [...receipt.rosters, toHex(hashOfRoster({ before, roster }))] });
  }
  return { name: 'reveal', payload: { reveal: revealFor(receipt, attempt) } };
}

/** The reason why this browser does not reveal: the roster has someone whom it does not see there, or it is for another game. */
type DeclineReason = 'stranger' | 'otherGame';

const declined = new Map<string, DeclineReason>();

export function declineReason(match: string): DeclineReason | null {
  return declined.get(match) ?? null;
}

/** Returns why this browser does not accept a start. Later attempts have the same game, and only people of the first one. */
function whyDeclined({ seats, shuffle, game, view }: ShuffleSnapshot): DeclineReason | null {
  const { prior, before, roster } = shuffle;
  if (!roster.every(({ seat, member }) => seats[seat]?.person === member)) return 'stranger';
  const form = formHash({ game: game.id, options: view.options, seats: seats.length });
  return isHexValue(prior) && before === startHash({ ...shuffle, form }) ? null : 'otherGame';
}
