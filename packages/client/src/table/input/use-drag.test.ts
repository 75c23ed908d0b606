import { modFour } from '@hundredfold/games/mod-four/rules/index.ts';
import { ownSeat } from '@hundredfold/shared/core/view.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { begunTable } from '../../net/testing/snapshot-of-match.ts';
import { renderHook } from '../../ui/testing/render-hook.ts';
import { tableAt } from '../testing/table-at.ts';
import type { Draggable } from './drop-target.ts';
import { useDrag } from './use-drag.ts';

const snapshot = begunTable(0, modFour, 2);
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

afterEach(() => void vi.unstubAllGlobals());

function pointer(type: string, clientX: number, other: Partial<PointerEvent> = {}): PointerEvent {
  const facts = { pointerId: 1, pointerType: 'mouse', isPrimary: true, button: 0, buttons: 1, clientX, clientY: 400, ...other };
  return Object.assign(new Event(type), facts) as unknown as PointerEvent;
}

function press(other: Partial<PointerEvent> = {}) {
  const { ui } = tableAt(snapshot);
  let what = FIRST;
  let handlers: ReturnType<typeof useDrag> | undefined;
  vi.stubGlobal('Element', class {});
  const { rerender, unmount } = renderHook(() => {
    handlers = useDrag(ui, what);
  });
  handlers?.onPointerDown(pointer('pointerdown', 100, other));
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

function drag() {
  const pressed = press();
  events.dispatchEvent(pointer('pointermove', 150));
  return pressed;
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

test('a press whose release was not reported drags nothing, and ends a drag', () => {
  const { ui } = press();
  events.dispatchEvent(pointer('pointermove', 150, { buttons: 0 }));
  events.dispatchEvent(pointer('pointermove', 200));
  expect(ui.hand.dragged.value).toBeNull();
  const dragging = drag();
  expect(dragging.ui.hand.dragged.value).not.toBeNull();
  events.dispatchEvent(pointer('pointermove', 200, { buttons: 0 }));
  expect(dragging.ui.hand.dragged.value).toBeNull();
  events.dispatchEvent(pointer('pointerup', 200));
  expect(dragging.ui.hand.dropped.value).toBeNull();
});

test('a finger drags a card, although some browsers report no button for it', () => {
  const { ui } = press({ pointerType: 'touch' });
  events.dispatchEvent(pointer('pointermove', 150, { pointerType: 'touch', buttons: 0 }));
  expect(ui.hand.dragged.value?.card).toEqual(FIRST.card);
});

test.each([
  { system: 'Macintosh; Intel Mac OS X 10_15_7', opensMenu: true },
  { system: 'X11; Linux x86_64', opensMenu: false },
])('a press with Ctrl opens the context menu on Apple systems: $system', ({ system, opensMenu }) => {
  vi.stubGlobal('navigator', { userAgent: `Mozilla/5.0 (${system})` });
  const { ui } = press({ ctrlKey: true });
  events.dispatchEvent(pointer('pointermove', 150));
  expect(ui.hand.dragged.value === null).toBe(opensMenu);
});
