import type { Face } from '@hundredfold/shared/cards/face.ts';
import { defaultOptions } from '@hundredfold/shared/core/options.ts';
import { oneHundredOne } from '@hundredfold/shared/games/one-hundred-one/index.ts';
import { shownPositions } from '@hundredfold/shared/testing/shown-positions.ts';
import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { presentationOf } from '../../../test/test-games.ts';
import type { Snapshot, TableLink } from '../../net/table-link.ts';
import { linkTo } from '../../net/testing/link-to.ts';
import { snapshotOfMatch } from '../../net/testing/snapshot-of-match.ts';
import { dragTo, drop, dropZonesOf, startDrag } from '../input/drag.ts';
import type { Draggable } from '../input/drop-target.ts';
import { isHandOf, ownFaces } from '../layout/layout.ts';
import { follow } from '../motion/follow.ts';
import { arrange, keepOwn } from './hand-order.ts';
import { makeTableUiState } from './make-table-ui-state.ts';
import { hasOwnHandLanded, heldBy, zonesOf } from './table-queries.ts';
import type { TableUiState } from './table-ui-state.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
});

afterEach(() => void vi.useRealTimers());

function played(): readonly Snapshot[] {
  const setting = { game: oneHundredOne, options: defaultOptions(oneHundredOne.options), seats: 3 };
  return [...shownPositions(setting, 3)].slice(0, 30).map((match) => snapshotOfMatch(match, 0));
}

test('the value of a card is shown while it lies in the hand, not while cards come or leave', () => {
  const snapshots = played();
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

test.each([
  { by: 'keyboard', from: -1, to: 0 },
  { by: 'mouse', from: 0, to: -1 },
])('a card stays where it was put with the $by while a card that was just drawn is on its way', ({ by, from, to }) => {
  const snapshots = played();
  const drawn = snapshots.findIndex((each, index) => index > 0 && handIn(each).length > handIn(snapshots[index - 1]!).length);
  const [before, after] = [snapshots[drawn - 1]!, snapshots[drawn]!];
  const snapshot = signal<Snapshot | null>(before);
  const ui = makeTableUiState(linkTo(snapshot, vi.fn()), presentationOf(oneHundredOne.id), before);
  ui.screen.size.value = { width: 1280, height: 748 };
  ui.hand.order.value = 'own';
  const stops = [follow(ui, signal(false)), keepOwn(ui)];
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
  for (const stop of stops) stop();
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
