import { defaultOptions } from '@hundredfold/shared/core/options.ts';
import { oneHundredOne } from '@hundredfold/shared/games/one-hundred-one/index.ts';
import { shownPositions } from '@hundredfold/shared/testing/shown-positions.ts';
import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { presentationOf } from '../../../test/test-games.ts';
import type { Snapshot, TableLink } from '../../net/table-link.ts';
import { snapshotOfMatch } from '../../net/testing/snapshot-of-match.ts';
import { ownFaces } from '../layout/layout.ts';
import { follow } from '../motion/follow.ts';
import { makeTableUiState } from './make-table-ui-state.ts';
import { hasOwnHandLanded } from './table-queries.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
});

afterEach(() => void vi.useRealTimers());

test('the value of a card is shown while it lies in the hand, not while cards come or leave', () => {
  const setting = { game: oneHundredOne, options: defaultOptions(oneHundredOne.options), seats: 3 };
  const snapshots = [...shownPositions(setting, 3)].slice(0, 30).map((match) => snapshotOfMatch(match, 0));
  const [first] = snapshots;
  if (first === undefined) throw new Error('nothing was played');
  const snapshot = signal<Snapshot | null>(first);
  const ui = makeTableUiState({ snapshot } as unknown as TableLink, presentationOf(oneHundredOne.id), first); // The rest of the link is not used.
  const stop = follow(ui, signal(false));
  let moved = 0;
  for (const next of snapshots.slice(1)) {
    const before = ownFaces(ui.view.latest.peek().view).join();
    snapshot.value = next;
    if (ownFaces(next.view).join() !== before && ui.view.shown.peek().view !== next.view) {
      expect(hasOwnHandLanded(ui)).toBe(false);
      moved++;
    }
    vi.advanceTimersByTime(60_000);
    expect(hasOwnHandLanded(ui)).toBe(true);
  }
  expect(moved).toBeGreaterThan(0);
  stop();
});
