import type { TableFactValues } from '../protocol/table-facts.ts';

/** A value of each fact that differs from the initial one. */
export const CHANGED_FACTS: TableFactValues = {
  open: true,
  freely: false,
  pace: 'fast',
  watching: { watch: 'late', delay: 40 },
  hints: 'always',
  botLevel: 'strong',
  round: 300,
  pause: { on: true, wanted: [7, 65_535] },
  botsFrom: 0,
  sharedReplay: { leader: 65_535, turn: 12_345, playing: true, speed: 0.5, view: 'public' },
  unsaved: true,
  seatRequests: [
    { person: 7, seat: 0 },
    { person: 9, seat: 3 },
  ],
  sharedHands: [{ person: 300, seat: 7 }],
  sessionScore: [
    { person: 7, wins: 2, games: 5, points: -40 },
    { person: 8, wins: 0, games: 5, points: null },
  ],
  takebackRequest: { person: 7, granted: [8, 9] },
  undone: 70_000,
  forced: 3,
  stopped: 4_000_000_000,
  ready: [1, 2],
  record: 'abc_DEF-1',
  playedOn: { turn: 34, rules: 2 },
  shuffle: {
    match: 'abc_DEF-2',
    seal: '0123456789abcdef'.repeat(4),
    attempt: 2,
    stage: 'revealing',
    before: 'd'.repeat(64),
    roster: [
      { seat: 0, member: 7, commit: 'a'.repeat(64) },
      { seat: 7, member: 65_535, commit: 'b'.repeat(64) },
    ],
    reveals: [{ seat: 7, reveal: 'c'.repeat(64) }],
    missing: [1, 2],
  },
  grace: 60,
  seeking: true,
  handsSpectators: 2000,
  publicSpectators: 1,
};
