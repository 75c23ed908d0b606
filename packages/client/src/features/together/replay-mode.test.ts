import type { SeatStatus } from '@hundredfold/shared/protocol/table-facts.ts';
import { describe, expect, test } from 'vitest';
import type { SeatSnapshot } from '../../net/table-link.ts';
import { othersHere } from '../../table/state/others-here.ts';
import { hasCompany, isLeaderAway, nextReplayMode, type ReplayMode } from './replay-mode.ts';

const ME = 3;
const led = (leader: number) => ({ leader, turn: 4, playing: true, speed: 1, view: 'all', pointing: '' }) as const;
const after = (now: ReplayMode, before: number | null, leader: number | null) =>
  nextReplayMode(now, before === null ? null : led(before), leader === null ? null : led(leader), ME);

test.each<readonly [what: string, now: ReplayMode, before: number | null, leader: number | null, next: ReplayMode]>([
  ['opens the replay when they start it', 'closed', null, ME, 'along'],
  ['follows nobody any more when they are passed the lead', 'alone', 7, ME, 'along'],
  ['stays closed when someone else leads', 'closed', null, 7, 'closed'],
  ['stays on its own when someone else leads', 'alone', 7, 8, 'alone'],
  ['follows the next leader', 'along', 7, 8, 'along'],
  ['follows after they have passed the lead on', 'along', ME, 7, 'along'],
  ['closes the replay when they no longer lead', 'along', ME, null, 'closed'],
  ['stays there on its own when another leader has gone', 'along', 7, null, 'alone'],
  ['stays closed when a leader has gone', 'closed', 7, null, 'closed'],
])('the page of someone at the table %s', (_, now, before, leader, next) => {
  expect(after(now, before, leader)).toBe(next);
});

const seatOf = (person: number, status: SeatStatus) => ({
  person,
  status,
  name: '',
  seal: 0,
  time: null,
  takebacks: 0,
  level: null,
});

describe('someone else may follow a shared replay', () => {
  const nobody = { seats: [seatOf(ME, 'here'), seatOf(0, 'bot')], watchers: [], me: ME, handsSpectators: 0, publicSpectators: 0 };

  test('at the table, where they can be passed the lead', () => {
    expect(hasCompany(nobody)).toBe(false);
    const company = { ...nobody, watchers: [{ person: 9, name: 'Wim', seal: 0 }] };
    expect([hasCompany(company), othersHere(company).length]).toEqual([true, 1]);
  });

  test.each(['handsSpectators', 'publicSpectators'])('in a spectator room (%s), where they only follow', (room) => {
    const company = { ...nobody, [room]: 1 };
    expect([hasCompany(company), othersHere(company).length]).toEqual([true, 0]);
  });
});

describe('the leader of a shared replay is away', () => {
  const isAway = (seats: readonly SeatSnapshot[]) => isLeaderAway({ sharedReplay: led(7), seats });

  test('while the connection of their seat is lost, not while another one is', () => {
    expect(isAway([seatOf(ME, 'here'), seatOf(7, 'away')])).toBe(true);
    expect(isAway([seatOf(ME, 'away'), seatOf(7, 'here')])).toBe(false);
  });

  test('never if they have no seat, and never without a leader', () => {
    expect(isAway([seatOf(ME, 'away')])).toBe(false);
    expect(isLeaderAway({ sharedReplay: null, seats: [seatOf(7, 'away'), seatOf(0, 'away')] })).toBe(false);
  });
});
