import { fourSquare } from '@hundredfold/games/four-square/rules/index.ts';
import { oneHundredOne } from '@hundredfold/games/one-hundred-one/rules/index.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import { defaultOptions } from '@hundredfold/shared/core/options.ts';
import { mayAct } from '@hundredfold/shared/core/view.ts';
import { shownPositions } from '@hundredfold/shared/testing/shown-positions.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { snapshotOfMatch } from '../../net/testing/snapshot-of-match.ts';
import { settings } from '../../ui/settings.ts';
import { keyOf } from '../layout/layout.ts';
import { middle, type Pose } from '../layout/pose.ts';
import { isQuestion } from '../presentation.ts';
import { arrange } from '../state/hand-order.ts';
import { heldBy, pressOf, targetsOf, zonesOf } from '../state/table-queries.ts';
import type { TableUiState } from '../state/table-ui-state.ts';
import { tableAt } from '../testing/table-at.ts';
import { dragTo, drop, dropZonesOf, startDrag } from './drag.ts';
import type { Draggable } from './drop-target.ts';
import { decide, pressCard, tryTarget } from './press.ts';

afterEach(() => {
  settings.plays.value = 'atOnce';
});

function tableWith<Found>(game: Game, find: (ui: TableUiState) => Found | null): readonly [TableUiState, Found] {
  const seats = game.seats.min;
  const ask = () => new Promise<never>(() => undefined);
  for (const match of shownPositions({ game, options: defaultOptions(game.options), seats }, 3)) {
    const snapshot = snapshotOfMatch(match, 0);
    if (!mayAct(snapshot.view)) continue;
    const { ui } = tableAt(snapshot, vi.fn(ask));
    const found = find(ui);
    if (found !== null) return [ui, found];
  }
  throw new Error('there was no such position');
}

function handOf(ui: TableUiState) {
  const { view } = ui.view.latest.value;
  const zone = zonesOf(ui, view).find(({ place }) => place.seat === view.viewer && place.zone === 'hand');
  const cards = (zone?.faces ?? []).flatMap((face, index): readonly Draggable[] => {
    const spot = zone?.spots[index];
    return zone === undefined || face === null || spot === undefined ? [] : [{ place: zone.place, card: { face, index }, spot }];
  });
  const press = ({ card }: Draggable) => pressOf(ui.presentation, ui.view.latest.value, card.face);
  const does = (each: Draggable, asks: boolean): boolean => {
    const now = press(each);
    return now !== null && isQuestion(now) === asks;
  };
  return {
    asking: cards.filter((each) => does(each, true)),
    playing: cards.filter((each) => does(each, false)),
    unfit: cards.filter((each) => press(each) === null),
  };
}

function dragOnto(ui: TableUiState, what: Draggable, { x, y }: Pick<Pose, 'x' | 'y'>): void {
  startDrag(ui, what);
  dragTo(ui, { ...what.spot, x, y }, dropZonesOf(ui, what));
  drop(ui);
}

function dragToTable(ui: TableUiState, what: Draggable): void {
  dragOnto(ui, what, middle(ui.screen.frame.value.centre));
}

const lyingOn = (ui: TableUiState) => ui.hand.dropped.value?.card;

test('a card lies on the table while its question is open, and while its action waits for the answer', () => {
  const [ui, queen] = tableWith(oneHundredOne, (at) => handOf(at).asking[0] ?? null);
  dragToTable(ui, queen);
  expect([lyingOn(ui), ui.choice.asked.value?.cards]).toEqual([queen.card, [queen.card]]);
  const [other, card] = tableWith(oneHundredOne, (at) => handOf(at).playing[0] ?? null);
  dragToTable(other, card);
  expect([lyingOn(other), other.choice.asking.value]).toEqual([card.card, true]);
});

test('a card that is dropped while other cards still move lies where they come to rest', () => {
  const [ui, queen] = tableWith(oneHundredOne, (at) => handOf(at).asking[0] ?? null);
  const { view } = ui.view.latest.value;
  startDrag(ui, queen);
  dragTo(ui, { ...queen.spot, ...middle(ui.screen.frame.value.centre) }, dropZonesOf(ui, queen));
  ui.view.shown.value = { ...ui.view.shown.value, view: { ...view, toAct: [] } };
  drop(ui);
  expect(ui.hand.dropped.value?.view).toBe(view);
});

test('a card that does not fit does not stay on the table, also while the question about another card is open', () => {
  const [ui, [queen, unfit]] = tableWith(oneHundredOne, (at) => {
    const { asking, unfit: others } = handOf(at);
    return asking[0] !== undefined && others[0] !== undefined ? [asking[0], others[0]] : null;
  });
  dragToTable(ui, unfit);
  expect(lyingOn(ui)).toBeUndefined();
  dragToTable(ui, queen);
  dragToTable(ui, unfit);
  expect([lyingOn(ui), ui.choice.refused.value?.card]).toEqual([undefined, unfit.card]);
});

test('a card goes back when another card or a button is pressed instead', () => {
  const [ui, [queen, other]] = tableWith(oneHundredOne, (at) => {
    const { asking, playing } = handOf(at);
    return asking[0] !== undefined && playing[0] !== undefined ? [asking[0], playing[0]] : null;
  });
  settings.plays.value = 'asking';
  dragToTable(ui, queen);
  pressCard(ui, other.card);
  expect([lyingOn(ui), ui.choice.asked.value?.cards]).toEqual([undefined, [other.card]]);
  dragToTable(ui, queen);
  decide(ui, { type: 'pass' });
  expect(lyingOn(ui)).toBeUndefined();
});

test('while an action waits for its answer, its card stays on the table, and another one goes back at once', () => {
  const [ui, [card, other]] = tableWith(oneHundredOne, (at) => {
    const [one, two] = handOf(at).playing;
    return one !== undefined && two !== undefined ? [one, two] : null;
  });
  dragToTable(ui, card);
  dragToTable(ui, other);
  expect(lyingOn(ui)).toEqual(card.card);
  expect(ui.link.ask).toHaveBeenCalledOnce();
});

test('a card on the table stays there while the hand is arranged', () => {
  const [ui, queen] = tableWith(oneHundredOne, (at) => handOf(at).asking.find(({ card }) => card.index > 0) ?? null);
  dragToTable(ui, queen);
  const held = heldBy(ui, ui.view.latest.value.view.seats[0]?.hand as readonly string[]);
  arrange(ui, { face: held[0] ?? '', index: 0 }, held.length - 1);
  expect(lyingOn(ui)).toEqual({ ...queen.card, index: queen.card.index - 1 });
});

test('a card that was dragged to one target goes back when another target is pressed instead', () => {
  settings.plays.value = 'asking';
  const [ui, what] = tableWith(fourSquare, (at) => {
    const { view } = at.view.latest.value;
    const place = at.presentation.toPlace?.(view) ?? null;
    const zone = zonesOf(at, view).find((each) => place !== null && keyOf(each.place) === keyOf(place));
    const [face, spot] = [zone?.faces[0], zone?.spots[0]];
    return place && face && spot ? { place, card: { face, index: 0 }, spot } : null;
  });
  const [one, two] = targetsOf(ui).filter(({ press }) => press !== null);
  if (one === undefined || two === undefined) throw new Error('there is one target only');
  dragOnto(ui, what, middle(one.box));
  expect([lyingOn(ui), ui.choice.asked.value?.target]).toEqual([what.card, one.id]);
  tryTarget(ui, two);
  expect([lyingOn(ui), ui.choice.asked.value?.target]).toEqual([undefined, two.id]);
});
