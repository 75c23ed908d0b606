import { defaultOptions } from '@hundredfold/shared/core/options.ts';
import { modFour } from '@hundredfold/shared/games/mod-four/index.ts';
import { shownPositions } from '@hundredfold/shared/testing/shown-positions.ts';
import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stagingOf } from '../../test/all-games.ts';
import type { Snapshot, TableLink } from '../net/link.ts';
import { snapshotOf } from '../net/testing/snapshot-of.ts';
import { follow } from '../table/motion/follow.ts';
import { isUpToDate, makeStage } from '../table/stage.ts';
import { play } from './ear.ts';
import { listen } from './listen.ts';
import { isMyTurn } from './turn.ts';

vi.mock('./ear.ts', () => ({ play: vi.fn() }));
vi.mock('./buzz.ts', () => ({ buzz: vi.fn() }));

const setting = { game: modFour, options: defaultOptions(modFour.options), seats: 4 } as never;
const snapshots = [...shownPositions(setting, 3)].slice(0, 60).map((match) => snapshotOf(match, 0));

function tableAt(first: Snapshot) {
  const snapshot = signal<Snapshot | null>(first);
  const link: TableLink = {
    status: signal('live'),
    moves: signal(0),
    snapshot,
    ask: vi.fn(),
    onLine: () => () => undefined,
    leave: () => undefined,
  };
  const stage = makeStage(link, stagingOf('mod-four'), first);
  const ends = [follow(stage), listen(stage)];
  return { stage, snapshot, stop: () => ends.forEach((end) => void end()) };
}

function heardSoFar(): readonly string[] {
  return vi.mocked(play).mock.calls.map(([{ sound }]) => sound);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(play).mockReset();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('at a table', () => {
  it('a turn is called when it is seen to have come, and once', () => {
    const { stage, snapshot, stop } = tableAt(snapshots[0]!);
    let calls = heardSoFar().filter((sound) => sound === 'turn').length;
    vi.mocked(play).mockImplementation(({ sound }) => {
      if (sound !== 'turn') return;
      calls++;
      expect([isUpToDate(stage), isMyTurn(stage.latest.peek())]).toEqual([true, true]);
    });
    let turns = 0;
    let was = false;
    for (const next of snapshots) {
      snapshot.value = next;
      vi.advanceTimersByTime(20_000);
      const is = isMyTurn(next);
      if (is && !was) turns++;
      was = is;
    }
    expect(turns).toBeGreaterThan(5);
    expect(calls).toBe(turns);
    stop();
  });

  it('nothing is heard of what is not shown yet', () => {
    const deal = snapshots.findIndex((each) => each.last?.action.type === 'cut');
    const { stage, snapshot, stop } = tableAt(snapshots[deal - 1]!);
    vi.mocked(play).mockClear();
    let shown = 0;
    const count = stage.shown.subscribe(() => shown++);
    snapshot.value = snapshots[deal]!;
    const cards = (): number => heardSoFar().filter((sound) => sound !== 'turn').length;
    for (let waited = 0; waited < 10_000; waited += 7) {
      vi.advanceTimersByTime(7);
      expect(cards()).toBeLessThan(shown);
    }
    expect(cards()).toBeGreaterThan(40);
    count();
    stop();
  });

  it('the end of my time is knocked, and nobody else’s is', () => {
    const mine = snapshots.find(isMyTurn)!;
    const time = { from: performance.now(), due: performance.now() + 12_000 };
    const timed = (seat: number) => ({ ...mine, seats: mine.seats.map((each, at) => (at === seat ? { ...each, time } : each)) });
    for (const [seat, knocks] of [
      [0, 6],
      [1, 0],
    ] as const) {
      vi.mocked(play).mockClear();
      const { stop } = tableAt(timed(seat));
      vi.advanceTimersByTime(12_000);
      expect(heardSoFar().filter((sound) => sound === 'knock')).toHaveLength(knocks);
      stop();
    }
  });
});
