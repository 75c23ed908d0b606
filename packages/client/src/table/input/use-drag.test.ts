import { startMatch } from '@hundredfold/shared/core/match.ts';
import { defaultOptions } from '@hundredfold/shared/core/options.ts';
import { ownSeat } from '@hundredfold/shared/core/view.ts';
import { modFour } from '@hundredfold/shared/games/mod-four/index.ts';
import { signal } from '@preact/signals';
import { beforeEach, expect, test, vi } from 'vitest';
import { presentationOf } from '../../../test/test-games.ts';
import { linkTo } from '../../net/testing/link-to.ts';
import { snapshotOfMatch } from '../../net/testing/snapshot-of-match.ts';
import { renderHook } from '../../ui/testing/render-hook.ts';
import { makeTableUiState } from '../state/make-table-ui-state.ts';
import type { Draggable } from './drop-target.ts';
import { useDrag } from './use-drag.ts';

const snapshot = snapshotOfMatch(startMatch(modFour, defaultOptions(modFour.options), 2), 0);
const FIRST: Draggable = {
  place: { zone: 'hand', seat: ownSeat(snapshot.view.viewer) ?? 0 },
  card: { face: '7S', index: 2 },
  spot: { x: 100, y: 400, width: 80, turn: 0 },
};

let events: EventTarget;

beforeEach(() => {
  events = new EventTarget();
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
});

function pointer(type: string, clientX: number): PointerEvent {
  const facts = { pointerId: 1, pointerType: 'mouse', isPrimary: true, button: 0, clientX, clientY: 400 };
  return Object.assign(new Event(type), facts) as unknown as PointerEvent;
}

/** Presses a card and begins to drag it. */
function drag() {
  const ui = makeTableUiState(linkTo(signal(snapshot), vi.fn()), presentationOf(modFour.id), snapshot);
  ui.screen.size.value = { width: 1280, height: 748 };
  let what = FIRST;
  let handlers: ReturnType<typeof useDrag> | undefined;
  vi.stubGlobal('Element', class {});
  const { rerender, unmount } = renderHook(() => {
    handlers = useDrag(ui, what);
  });
  handlers?.onPointerDown(pointer('pointerdown', 100));
  events.dispatchEvent(pointer('pointermove', 150));
  const show = (next: Draggable): void => {
    what = next;
    rerender();
  };
  return {
    ui,
    show,
    unmount,
    click: { detail: 1 } as MouseEvent,
    wasDragged: (event: MouseEvent) => handlers?.wasDragged(event),
  };
}

test('a card is dragged on while the hand only moves', () => {
  const { ui, show } = drag();
  show({ ...FIRST, spot: { ...FIRST.spot, x: 120 } });
  expect(ui.hand.dragged.value?.card).toEqual(FIRST.card);
});

test.each([
  { face: '7S', index: 3 },
  { face: '8S', index: 2 },
])('a card goes back to its place when the hand changes to $face at $index', (card) => {
  const { ui, show, wasDragged, click } = drag();
  show({ ...FIRST, card });
  expect(ui.hand.dragged.value).toBeNull();
  events.dispatchEvent(pointer('pointermove', 200));
  expect(ui.hand.dragged.value).toBeNull();
  expect(wasDragged(click)).toBe(true);
});
