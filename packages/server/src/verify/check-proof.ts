import type { GameRecord } from '@hundredfold/shared/core/record.ts';
import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import * as v from 'valibot';
import { checkAttempts, type Participants, participantsOf } from './attempts.ts';
import { isDrawn, outcomeKey } from './draw.ts';
import { fourCards } from './four-cards.ts';
import { fromHex, hash, toHex } from './hashing.ts';
import { bindingOf, type DrawnOutcome, historyOf, logOf, numberOutcomes } from './history.ts';
import { type Proof, proofSchema } from './proof.ts';

/** The length of the chain that a server makes for a game. */
const LINKS = 1024;

/** What a proof shows if it is right. */
export interface CheckedProof {
  readonly match: string;
  /** The seats of the people whose reveals made the shuffle; none if the server shuffled alone. */
  readonly seats: readonly number[];
  readonly voids: number;
  /** The number of outcomes that were drawn. */
  readonly outcomes: number;
  readonly cards: readonly string[];
}

/** Checks the proof of a record without the rules of its game. Returns one sentence on the first thing that is wrong. */
export function checkProof(record: GameRecord, id: string | null = null): Result<CheckedProof, string> {
  const parsed = v.safeParse(proofSchema, record.proof, { abortEarly: true });
  if (!parsed.success) return refused(`${v.getDotPath(parsed.issues[0]) ?? 'the proof'}: ${parsed.issues[0].message}`);
  try {
    return accepted(checked(record, parsed.output, id));
  } catch (error) {
    return refused(error instanceof Error ? error.message : String(error));
  }
}

function checked(record: GameRecord, proof: Proof, id: string | null): CheckedProof {
  const { match, seal, lots, log } = proof;
  if (id !== null && match !== id) throw new Error(`the proof is of the match ${match}, not of ${id}`);
  checkAttempts(proof);
  const participants = participantsOf(proof);
  const seats = participants.roster.map(([seat]) => seat);
  const unknown = seats.find((seat) => seat >= record.seats);
  if (unknown !== undefined) throw new Error(`there is no seat ${unknown} in this game`);
  const history = historyOf(record);
  const numbered = numberOutcomes(history, 1 + participants.voids);
  const links = linksOf(proof, participants.voids + numbered.drawn.length);
  for (const outcome of numbered.drawn) checkOutcome(outcome, participants, links[outcome.j] ?? links[0]);
  if (JSON.stringify(lots) !== JSON.stringify(numbered.lots)) throw new Error('lots does not name the numbers of the outcomes');
  if (toHex(logOf(match, fromHex(seal), history)) !== log) throw new Error('the log is not that of these steps');
  return {
    match,
    seats,
    voids: participants.voids,
    outcomes: numbered.drawn.length,
    cards: fourCards(participants.seal),
  };
}

/** Returns the links from the seal to the opened one. Throws if the opened one does not lead to the seal. */
function linksOf({ seal, opened }: Proof, count: number): readonly [Uint8Array, ...Uint8Array[]] {
  if (count > LINKS) throw new Error(`there are ${count} outcomes, but the chain has ${LINKS} links`);
  let link: Uint8Array = fromHex(opened);
  const after: Uint8Array[] = [];
  for (let left = count; left > 0; left--) {
    after.push(link);
    link = hash('chain', link);
  }
  if (toHex(link) !== seal) throw new Error('the opened link does not lead to the seal');
  return [link, ...after.reverse()];
}

function checkOutcome({ j, lot, moves }: DrawnOutcome, { key, start, roster }: Participants, link: Uint8Array): void {
  const binding = bindingOf(
    start,
    roster.map(([seat]) => seat),
    moves,
  );
  if (!isDrawn(lot, outcomeKey({ link, key, j, binding }))) throw new Error(`outcome ${j} is not the one drawn`);
}
