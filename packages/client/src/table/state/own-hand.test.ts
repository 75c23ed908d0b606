import { oneHundredOne } from '@hundredfold/games/one-hundred-one/rules/index.ts';
import type { Face } from '@hundredfold/shared/cards/face.ts';
import { defaultOptions } from '@hundredfold/shared/core/options.ts';
import { shownPositions } from '@hundredfold/shared/testing/shown-positions.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Snapshot } from '../../net/table-link.ts';
import { snapshotOfMatch } from '../../net/testing/snapshot-of-match.ts';
import { dragTo, drop, dropZonesOf, startDrag } from '../input/drag.ts';
import type { Draggable } from '../input/drop-target.ts';
import { isHandOf, ownFaces } from '../layout/layout.ts';
import { followedTable } from '../testing/table-at.ts';
import { arrange, keepOwn } from './hand-order.ts';
import { hasOwnHandLanded, heldBy, zonesOf } from './table-queries.ts';
import type { TableUiState } from './table-ui-state.ts';

function played(): readonly Snapshot[] {
  const setting = { game: oneHundredOne, options: defaultOptions(oneHundredOne.options), seats: 3 };
  return [...shownPositions(setting, 3)].slice(0, 30).map((match) => snapshotOfMatch(match, 0));
}

test('the value of a card is shown while it lies in the hand, not while cards come or leave', () => {
  const snapshots = played();
  const { ui, snapshot } = followedTable(snapshots[0]!);
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
});

test.each([
  { by: 'keyboard', from: -1, to: 0 },
  { by: 'mouse', from: 0, to: -1 },
])('a card stays where it was put with the $by while a card that was just drawn is on its way', ({ by, from, to }) => {
  const snapshots = played();
  const drawn = snapshots.findIndex((each, index) => index > 0 && handIn(each).length > handIn(snapshots[index - 1]!).length);
  const [before, after] = [snapshots[drawn - 1]!, snapshots[drawn]!];
  const { ui, snapshot } = followedTable(before);
  ui.hand.order.value = 'own';
  onTestFinished(keepOwn(ui));
  const held = () => heldBy(ui, handIn(ui.view.latest.peek()));
  if (by === 'mouse') startDrag(ui, inHand(ui, from));
  snapshot.value = after;
  expect(hasOwnHandLanded(ui)).toBe(false);
  const face = held().at(from);
  if (by === 'keyboard') arrange(ui, inHand(ui, from).card, 0);
  else {
    const what = inHand(ui, from);
    dragTo(ui, inHand(ui, to).spot, dropZonesOf(ui, what));
    drop(ui);
  }
  expect(held().at(to)).toBe(face);
  vi.advanceTimersByTime(60_000);
  expect(held().at(to)).toBe(face);
});

function handIn({ view }: Snapshot): readonly Face[] {
  return ownFaces(view);
}

function inHand(ui: TableUiState, at: number): Draggable {
  const { view } = ui.view.latest.peek();
  const zone = zonesOf(ui, view).find(({ place }) => isHandOf(view.viewer, place));
  const [face, spot] = [zone?.faces.at(at), zone?.spots.at(at)];
  if (zone === undefined || !face || spot === undefined) throw new Error('there is no such card');
  return { place: zone.place, card: { face, index: zone.faces.indexOf(face) }, spot };
}
