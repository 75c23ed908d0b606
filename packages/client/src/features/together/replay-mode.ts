import type { SharedReplay } from '@hundredfold/shared/protocol/table-facts.ts';
import { signal } from '@preact/signals';
import type { ReplayState } from '../../net/replay/replay-state.ts';
import type { Snapshot } from '../../net/table-link.ts';
import { nameOfMember, othersHere } from '../../table/state/others-here.ts';

/**
 * How this page watches the game that has just ended, in place of its table. `along`: with everyone, as the leader or as one who
 * follows. `alone`: on its own.
 */
export type ReplayMode = 'closed' | 'along' | 'alone';

export const replayMode = signal<ReplayMode>('closed');

export function followLeader(): void {
  replayMode.value = 'along';
}

export function nextReplayMode(
  now: ReplayMode,
  before: SharedReplay | null,
  shared: SharedReplay | null,
  me: number,
): ReplayMode {
  if (shared?.leader === me) return 'along';
  if (shared !== null || now !== 'along') return now;
  return before?.leader === me ? 'closed' : 'alone';
}

export function isFollowing({ sharedReplay, me }: Pick<Snapshot, 'sharedReplay' | 'me'>): boolean {
  return replayMode.value === 'along' && sharedReplay !== null && sharedReplay.leader !== me;
}

export function shownByLeader({ leader, ...state }: SharedReplay): ReplayState {
  return state;
}

export function leaderName(snapshot: Snapshot): string {
  return nameOfMember(snapshot, snapshot.sharedReplay?.leader ?? 0) ?? '';
}

/** Returns the name of the leader whose replay this page does not watch; `null` if nobody else leads one. */
export function invitingLeader(snapshot: Snapshot): string | null {
  const { phase, sharedReplay, me } = snapshot;
  const isLed = phase === 'over' && sharedReplay !== null && sharedReplay.leader !== me;
  return isLed && replayMode.value !== 'along' ? leaderName(snapshot) : null;
}

/** Returns whether the leader of the shared replay has lost the connection. The replay waits for them for the grace time. */
export function isLeaderAway({ sharedReplay, seats }: Pick<Snapshot, 'sharedReplay' | 'seats'>): boolean {
  return sharedReplay !== null && seats.some(({ person, status }) => person === sharedReplay.leader && status === 'away');
}

type People = Pick<Snapshot, 'seats' | 'watchers' | 'me' | 'handsSpectators' | 'publicSpectators'>;

export function hasCompany(people: People): boolean {
  const { handsSpectators, publicSpectators } = people;
  return othersHere(people).length + handsSpectators + publicSpectators > 0;
}

export function canLead(snapshot: Snapshot): boolean {
  const { phase, from, seat, record, sharedReplay } = snapshot;
  const isOver = phase === 'over' && from === 'table' && record !== '';
  return isOver && seat !== null && sharedReplay === null && hasCompany(snapshot);
}
