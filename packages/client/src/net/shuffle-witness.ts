import { commitmentOf, revealFor } from '@hundredfold/shared/shuffle-proof/commitment.ts';
import { type KeptReceipt, keepReceipt, receiptOf } from './shuffle-receipts.ts';
import type { Snapshot } from './table-link.ts';

/** The parts of a snapshot that show what a table does with the values of this browser. */
export type WitnessedSnapshot = Pick<Snapshot, 'seat' | 'seats' | 'shuffle'>;

/**
 * Returns a function that keeps in the receipt what an honest table never takes back: an accepted reveal, and the commitment of a player
 * who is here at the start. It sees the snapshots of one connection, because without a connection a player is not here.
 */
export function shuffleWitness(): (snapshot: WitnessedSnapshot) => void {
  let committed = '';
  return ({ seat, seats, shuffle }) => {
    const { match, stage } = shuffle;
    const receipt = receiptOf(match);
    if (receipt === null) return;
    const commitment = commitmentOf(receipt);
    const isInRoster = shuffle.roster.some(({ commit }) => commit === commitment);
    const isHere = seat !== null && seats[seat]?.status === 'here';
    if (stage !== 'open' && committed === match && isHere && !isInRoster) keepReceipt({ ...receipt, wasOmitted: true });
    committed = stage === 'open' && isHere && isInRoster ? match : '';
    if (isRevealShown(shuffle, receipt)) keepAccepted(match, shuffle.attempt);
  };
}

/** Keeps that the table has accepted the reveal for an attempt. */
export function keepAccepted(match: string, attempt: number): void {
  const receipt = receiptOf(match);
  if (receipt !== null && receipt.accepted <= attempt) keepReceipt({ ...receipt, accepted: attempt + 1 });
}

function isRevealShown({ attempt, reveals }: Snapshot['shuffle'], receipt: KeptReceipt): boolean {
  return receipt.rosters.length > attempt && reveals.some(({ reveal }) => reveal === revealFor(receipt, attempt));
}
