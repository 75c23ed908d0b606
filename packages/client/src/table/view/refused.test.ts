import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { settings } from '../../ui/settings.ts';
import type { RefusedPress, ShakingCard } from '../state/table-ui-state.ts';
import { REFUSAL_SHOWN_MS, showRefusalBriefly } from './refused.tsx';

const said: RefusedPress = { card: { face: '7S', index: 2 }, target: null, text: 'Needs hearts.', paragraph: '4.1' };

function said7S() {
  const ui = { refused: signal<RefusedPress | null>(said), shaking: signal<ShakingCard | null>(null) };
  const moves: (number | null)[] = [];
  const stop = ui.shaking.subscribe((shaking) => moves.push(shaking === null ? null : shaking.by));
  return { ui, moves, stop, quit: showRefusalBriefly(ui, said) };
}

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed.value = 'normal';
});

afterEach(() => {
  vi.useRealTimers();
  settings.speed.value = 'normal';
});

it('the card shakes to both sides, and ends at its place', () => {
  const { ui, moves } = said7S();
  vi.advanceTimersByTime(1000);
  expect(Math.min(...moves.map(Number))).toBeLessThan(0);
  expect(Math.max(...moves.map(Number))).toBeGreaterThan(0);
  expect(ui.shaking.value).toBeNull();
  expect(ui.refused.value).toBe(said);
});

it('without motion the card stays still, and the reason is shown', () => {
  settings.speed.value = 'none';
  const { ui, moves } = said7S();
  vi.advanceTimersByTime(1000);
  expect(moves).toEqual([null]);
  expect(ui.refused.value).toBe(said);
});

it('the reason disappears after a while, unless another one is shown by then', () => {
  const { ui } = said7S();
  vi.advanceTimersByTime(REFUSAL_SHOWN_MS);
  expect(ui.refused.value).toBeNull();
  const other = said7S();
  const later = { ...said };
  other.ui.refused.value = later;
  vi.advanceTimersByTime(REFUSAL_SHOWN_MS);
  expect(other.ui.refused.value).toBe(later);
});

it('a press on something else ends the shaking', () => {
  const { ui, quit } = said7S();
  vi.advanceTimersByTime(80);
  quit();
  expect(ui.shaking.value).toBeNull();
});
