import { modFour } from '@hundredfold/games/mod-four/rules/index.ts';
import { defaultOptions } from '@hundredfold/shared/core/options.ts';
import { shownPositions } from '@hundredfold/shared/testing/shown-positions.ts';
import { batch } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { playSound } from '../../lib/sound/play-sound.ts';
import type { Sound } from '../../lib/sound/sounds.ts';
import type { Snapshot } from '../../net/table-link.ts';
import { snapshotOfMatch } from '../../net/testing/snapshot-of-match.ts';
import { planAnimation } from '../motion/plan.ts';
import type { TableUiState } from '../state/table-ui-state.ts';
import { isMyTurn } from '../state/turn-alert.ts';
import { tableAt } from '../testing/table-at.ts';
import { listen } from './listen.ts';

vi.mock('../../lib/sound/play-sound.ts', () => ({ playSound: vi.fn() }));
vi.mock('../../lib/sound/buzz.ts', () => ({ buzz: vi.fn() }));

const setting = { game: modFour, options: defaultOptions(modFour.options), seats: 4 } as never;
const snapshots = [...shownPositions(setting, 3)].slice(0, 130).map((match) => snapshotOfMatch(match, 0));

function heardTable(first: Snapshot): TableUiState {
  const { ui } = tableAt(first);
  onTestFinished(listen(ui));
  return ui;
}

function* shownOn(ui: TableUiState, next: Snapshot): Generator<readonly Sound[]> {
  const { latest, shown, decision } = ui.view;
  const before = latest.peek();
  batch(() => {
    latest.value = next;
    decision.value++;
  });
  yield heardSince();
  const beats = planAnimation(before.view, next.last, next.view, { game: next.game, pace: ui.presentation.pace });
  for (const [index, beat] of beats.entries()) {
    shown.value = { ...shown.peek(), ...beat, decision: index === beats.length - 1 ? decision.peek() : null };
    yield heardSince();
  }
}

function heardSince(): readonly Sound[] {
  const sounds = vi.mocked(playSound).mock.calls.map(([sound]) => sound);
  vi.mocked(playSound).mockClear();
  return sounds;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(playSound).mockClear();
});

afterEach(() => void vi.useRealTimers());

describe('at a table', () => {
  it('nothing sounds before it is shown, and a turn is announced once, when it is visible', () => {
    const ui = heardTable(snapshots[0]!);
    heardSince();
    let turns = 0;
    for (const [index, next] of snapshots.slice(1).entries()) {
      const [first, ...beats] = [...shownOn(ui, next)];
      const isCall = isMyTurn(next) && !isMyTurn(snapshots[index]!);
      if (isCall) turns++;
      expect(first).toEqual([]);
      expect(beats.slice(0, -1).flat()).not.toContain('turn');
      expect(beats.at(-1)?.filter((sound) => sound === 'turn')).toHaveLength(isCall ? 1 : 0);
    }
    expect(turns).toBeGreaterThan(5);
  });

  it('a replay is no news: only the cards are heard', () => {
    const scoring = snapshots.findIndex((each) => each.last?.action.type === 'play' && each.view.table.deck !== 0);
    const ui = heardTable(snapshots[scoring - 1]!);
    heardSince();
    const once = [...shownOn(ui, snapshots[scoring]!)].flat();
    batch(() => {
      ui.view.shown.value = { ...ui.view.shown.peek(), view: { ...snapshots[scoring - 1]!.view }, move: null };
      ui.view.latest.value = snapshots[scoring - 1]!;
    });
    heardSince();
    const again = [...shownOn(ui, snapshots[scoring]!)].flat();
    expect(once).toContain('scored');
    expect(again).toEqual(once.filter((sound) => sound !== 'scored'));
  });

  it('the end of my time is knocked, and not that of other players', () => {
    const mine = snapshots.find(isMyTurn)!;
    const time = { from: performance.now(), due: performance.now() + 12_000 };
    const timed = (seat: number) => ({ ...mine, seats: mine.seats.map((each, at) => (at === seat ? { ...each, time } : each)) });
    for (const [seat, knocks] of [
      [0, 6],
      [1, 0],
    ] as const) {
      heardTable(timed(seat));
      vi.advanceTimersByTime(12_000);
      expect(heardSince().filter((sound) => sound === 'knock')).toHaveLength(knocks);
    }
  });
});
