import type { GameRecord } from '@hundredfold/shared/core/record.ts';
import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import * as v from 'valibot';
import { type CheckedPeople, checkAttempts, participantsOf } from './attempts.ts';
import { isDrawn, outcomeKey } from './draw.ts';
import { fourCards } from './four-cards.ts';
import { fromHex, hash, toHex } from './hashing.ts';
import { bindingOf, type DrawnOutcome, historyOf, logOf, numberOutcomes } from './history.ts';
import { type ParsedProof, proofSchema } from './proof.ts';

/** The length of the chain that a server makes for a game. */
const LINKS = 1024;

/** The steps of the check of a proof, in order. */
export type ProofStep = 'form' | 'people' | 'seal' | 'outcomes' | 'moves';

export interface FailedProof {
  readonly step: ProofStep;
  /** One sentence on what is wrong. */
  readonly fault: string;
}

/** The facts that a right proof shows. */
export interface CheckedProof {
  readonly match: string;
  /** The seats of the people whose reveals made the shuffle; none if the server shuffled alone. */
  readonly seats: readonly number[];
  /** The seats that were missing in each void attempt. */
  readonly voids: readonly (readonly number[])[];
  /** The number of outcomes that were drawn. */
  readonly outcomes: number;
  /** The four cards that people compare. */
  readonly cards: readonly string[];
}

/** Checks the proof of a record without the rules of its game, up to the first thing that is wrong. */
export function checkProof(record: GameRecord, id: string | null = null): Result<CheckedProof, FailedProof> {
  let step: ProofStep = 'form';
  try {
    const proof = readProof(record, id);
    step = 'people';
    checkAttempts(proof, record.seats);
    const participants = participantsOf(proof);
    step = 'seal';
    const history = historyOf(record);
    const { drawn, lots } = numberOutcomes(history, 1 + participants.voids);
    const links = linksOf(proof, participants.voids + drawn.length);
    step = 'outcomes';
    for (const outcome of drawn) checkOutcome(outcome, participants, links[outcome.j] ?? links[0]);
    if (JSON.stringify(proof.lots) !== JSON.stringify(lots)) throw new Error('the outcomes do not have the numbers in the proof');
    step = 'moves';
    if (toHex(logOf(proof.match, fromHex(proof.seal), history)) !== proof.log)
      throw new Error('the moves are not those of the proof');
    return accepted(shownBy(proof, participants, drawn.length));
  } catch (error) {
    return refused({ step, fault: error instanceof Error ? error.message : String(error) });
  }
}

function readProof(record: GameRecord, id: string | null): ParsedProof {
  const parsed = v.safeParse(proofSchema, record.proof, { abortEarly: true });
  if (!parsed.success) throw new Error(`${v.getDotPath(parsed.issues[0]) ?? 'the proof'}: ${parsed.issues[0].message}`);
  const { match } = parsed.output;
  if (id !== null && match !== id) throw new Error(`the proof is of the match ${match}, not of ${id}`);
  return parsed.output;
}

function shownBy({ match, attempts }: ParsedProof, { roster, seal }: CheckedPeople, outcomes: number): CheckedProof {
  return {
    match,
    seats: roster.map(([seat]) => seat),
    voids: attempts.slice(0, -1).map(({ missing }) => missing),
    outcomes,
    cards: fourCards(seal),
  };
}

/** Returns the links from the seal to the opened one. Throws if the opened one does not lead to the seal. */
function linksOf({ seal, opened }: ParsedProof, count: number): readonly [Uint8Array, ...Uint8Array[]] {
  if (count > LINKS) throw new Error(`there are ${count} outcomes, but the chain has ${LINKS} links`);
  let link: Uint8Array = fromHex(opened);
  const after: Uint8Array[] = [];
  for (let left = count; left > 0; left--) {
    after.push(link);
    link = hash('chain', link);
  }
  if (toHex(link) !== seal) throw new Error('what the server opened does not lead to its seal');
  return [link, ...after.reverse()];
}

function checkOutcome({ j, lot, moves }: DrawnOutcome, { key, start, roster }: CheckedPeople, link: Uint8Array): void {
  const seats = roster.map(([seat]) => seat);
  const binding = bindingOf(start, seats, moves);
  if (!isDrawn(lot, outcomeKey({ link, key, j, binding }))) throw new Error(`outcome ${j} is not the one drawn`);
}
