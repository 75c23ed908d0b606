import type { RosterEntry } from '@hundredfold/shared/shuffle-proof/attempts.ts';
import { commitmentOf, revealFor } from '@hundredfold/shared/shuffle-proof/commitment.ts';
import type { Snapshot } from '../table-link.ts';
import {
  type KeptReceipt,
  keepReceipt,
  keepSeenGame,
  keepSeenResult,
  keepVanished,
  receiptIn,
  receiptOf,
} from './shuffle-receipts.ts';

export type WitnessedSnapshot = Pick<Snapshot, 'code' | 'from' | 'phase' | 'record' | 'seat' | 'seats' | 'shuffle'>;

/**
 * Returns a function that keeps in the receipt what an honest table never takes back: an accepted reveal, and the commitment of a player
 * who is here at the start. It also keeps which games were seen. It sees the snapshots of one connection, because without a connection a
 * player is not here.
 */
export function shuffleWitness(): (snapshot: WitnessedSnapshot) => void {
  let committed = '';
  const witnessGame = gameWitness();
  return (snapshot) => {
    witnessGame(snapshot);
    const { seat, seats, shuffle } = snapshot;
    const { match, stage } = shuffle;
    const receipt = receiptIn(shuffle);
    if (receipt === null) return;
    const isInRoster = ownEntry(shuffle, receipt) !== undefined;
    const isHere = seat !== null && seats[seat]?.status === 'here';
    if (stage !== 'open' && committed === match && isHere && !isInRoster) keepReceipt({ ...receipt, wasOmitted: true });
    committed = stage === 'open' && isHere && isInRoster ? match : '';
    if (isRevealShown(shuffle, receipt)) keepAccepted(match, shuffle.attempt);
  };
}

/** Returns the commitment of this browser in a roster. The same value in the name of another member is a copy. */
export function ownEntry({ roster }: Pick<Snapshot['shuffle'], 'roster'>, receipt: KeptReceipt): RosterEntry | undefined {
  const commitment = commitmentOf(receipt);
  return roster.find(({ member, commit }) => member === receipt.member && commit === commitment);
}

export function keepAccepted(match: string, attempt: number): void {
  const receipt = receiptOf(match);
  if (receipt !== null && receipt.accepted <= attempt) keepReceipt({ ...receipt, accepted: attempt + 1 });
}

/** Returns a function that keeps which games this browser has seen, except those that vanish before its eyes. */
function gameWitness(): (snapshot: WitnessedSnapshot) => void {
  let played = '';
  return ({ code, from, phase, record, shuffle }) => {
    if (from !== 'table') return;
    const isPlayed = phase === 'playing' && shuffle.match !== '';
    if (played !== '' && hasVanished(played, { phase, record, shuffle })) keepVanished(played);
    if (isPlayed) keepSeenGame(code, shuffle.match);
    if (phase === 'over' && record !== '') keepSeenResult(record);
    played = isPlayed ? shuffle.match : '';
  };
}

/** Returns whether a game that was played a moment ago has no end. An honest table shows the result before anything else. */
function hasVanished(played: string, { phase, record, shuffle }: Pick<Snapshot, 'phase' | 'record' | 'shuffle'>): boolean {
  switch (phase) {
    case 'gathering':
      return true;
    case 'playing':
      return shuffle.match !== played;
    case 'over':
      return record !== '' && record !== played;
    case 'halted':
      return false;
  }
}

function isRevealShown(shuffle: Snapshot['shuffle'], receipt: KeptReceipt): boolean {
  const { attempt, reveals } = shuffle;
  if (receipt.rosters.length <= attempt) return false;
  const seat = ownEntry(shuffle, receipt)?.seat;
  return reveals.some((each) => each.seat === seat && each.reveal === revealFor(receipt, attempt));
}
