import { modFour } from '@hundredfold/games/mod-four/rules/index.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import { startMatch } from '@hundredfold/shared/core/match.ts';
import { seeded } from '@hundredfold/shared/core/seeded-random.ts';
import { fitsCommitment, partsOf, revealFor, type ShuffleReceipt, sealOf } from '@hundredfold/shared/shuffle-proof/commitment.ts';
import type { ShuffleProof } from '@hundredfold/shared/shuffle-proof/record-proof.ts';
import { openedShuffle, redrawnTurns } from '@hundredfold/shared/shuffle-proof/testing/redraw.ts';
import { expect } from 'vitest';
import { provenChance, type TableChance } from '../src/platform/table-chance.ts';
import type { GameStorage } from '../src/storage/game-storage.ts';
import { handleIntent } from '../src/table/intents/handle-intent.ts';
import type { Table } from '../src/table/state/table.ts';
import { receiptFor } from './kit/shuffle-receipt.ts';
import { recordIn } from './record-in.ts';

/** Returns a chance whose outcomes are proven, with secrets and match ids from a seed. */
export function chanceOf(seed: number): TableChance {
  return provenChance(seeded(seed));
}

export function receiptOf({ value }: Table, member: number): ShuffleReceipt {
  return receiptFor(value.shuffle ?? { match: '', seal: '' }, member);
}

export function commit(table: Table, memberId: number) {
  return handleIntent(table, memberId, 'commit', partsOf(receiptOf(table, memberId)));
}

/** Reveals for the current attempt, as the browser of a person does. `committed` is the member id with which it had committed. */
export function reveal(table: Table, memberId: number, committed = memberId) {
  const attempt = (table.value.shuffle?.attempts?.length ?? 1) - 1;
  return handleIntent(table, memberId, 'reveal', { reveal: revealFor(receiptOf(table, committed), attempt) });
}

/** Checks a finished match against its proof: the seal, the commitments, and every outcome in the order in which it was drawn. */
export async function checkProof(storage: GameStorage, id: string, game: Game = modFour): Promise<ShuffleProof> {
  const record = await recordIn(storage, id);
  if (record?.proof === undefined) throw new Error(`${id} has no proof`);
  const proof = record.proof as unknown as ShuffleProof;
  const log = (await storage.steps(id)).map(({ step }) => step);
  const start = startMatch(game, record.options, record.seats);
  const shuffle = openedShuffle(record, proof);
  expect(proof).toMatchObject({ match: id, seal: sealOf(id, proof.secret) });
  for (const [attempt, { roster, reveals }] of shuffle.attempts.entries()) {
    for (const { seat, reveal } of reveals) {
      const entry = roster.find((each) => each.seat === seat)!;
      expect(fitsCommitment(proof, entry, { reveal, attempt })).toBe(true);
    }
  }
  for (const { drawn, logged } of redrawnTurns(start, log, shuffle)) expect(drawn).toEqual(logged);
  return proof;
}

export function seatsOf({ attempts }: Pick<ShuffleProof, 'attempts'>) {
  return attempts.map(({ roster, reveals, missing }) => [roster.map(([seat]) => seat), reveals.map(([seat]) => seat), missing]);
}
