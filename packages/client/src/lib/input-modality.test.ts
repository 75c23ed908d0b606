import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followInputModality, isPressing } from './input-modality.ts';

let events: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  events = new EventTarget();
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('Element', class {});
  followInputModality();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function pointer(type: string, pointerType: string, buttons: number): void {
  events.dispatchEvent(Object.assign(new Event(type), { pointerType, buttons }));
}

test('a press lasts until it is released', () => {
  pointer('pointerdown', 'mouse', 1);
  pointer('pointermove', 'mouse', 1);
  vi.advanceTimersByTime(1000);
  expect(isPressing.value).toBe(true);
  pointer('pointerup', 'mouse', 0);
  vi.advanceTimersByTime(1000);
  expect(isPressing.value).toBe(false);
});

test('a press whose release was not reported ends when the mouse moves', () => {
  pointer('pointerdown', 'mouse', 1);
  for (let moved = 0; moved < 10; moved++) {
    pointer('pointermove', 'mouse', 0);
    vi.advanceTimersByTime(100);
  }
  expect(isPressing.value).toBe(false);
});

test('a finger that moves still presses', () => {
  pointer('pointerdown', 'touch', 1);
  pointer('pointermove', 'touch', 0);
  vi.advanceTimersByTime(1000);
  expect(isPressing.value).toBe(true);
  pointer('pointercancel', 'touch', 0);
  vi.advanceTimersByTime(1000);
});
