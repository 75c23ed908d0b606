import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { settings } from '../../ui/settings.ts';
import type { RefusedPress, ShakingCard } from '../stage.ts';
import { keepSaid, STAYS } from './refused.tsx';

const said: RefusedPress = { card: { face: '7S', index: 2 }, target: null, text: 'Needs hearts.', paragraph: '4.1' };

/** Shows a refusal at a table, now. */
function said7S() {
  const stage = { refused: signal<RefusedPress | null>(said), sway: signal<ShakingCard | null>(null) };
  const moves: (number | null)[] = [];
  const stop = stage.sway.subscribe((sway) => moves.push(sway === null ? null : sway.by));
  return { stage, moves, stop, quit: keepSaid(stage, said) };
}

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  vi.useRealTimers();
  settings.speed.value = 'normal';
});

it('the card shakes to both sides, and ends at its place', () => {
  const { stage, moves } = said7S();
  vi.advanceTimersByTime(1000);
  expect(Math.min(...moves.map(Number))).toBeLessThan(0);
  expect(Math.max(...moves.map(Number))).toBeGreaterThan(0);
  expect(stage.sway.value).toBeNull();
  expect(stage.refused.value).toBe(said);
});

it('without motion the card stays still, and the reason is shown', () => {
  settings.speed.value = 'none';
  const { stage, moves } = said7S();
  vi.advanceTimersByTime(1000);
  expect(moves).toEqual([null]);
  expect(stage.refused.value).toBe(said);
});

it('the reason disappears after a while, unless another one is shown by then', () => {
  const { stage } = said7S();
  vi.advanceTimersByTime(STAYS);
  expect(stage.refused.value).toBeNull();
  const other = said7S();
  const later = { ...said };
  other.stage.refused.value = later;
  vi.advanceTimersByTime(STAYS);
  expect(other.stage.refused.value).toBe(later);
});

it('a press on something else ends the shaking', () => {
  const { stage, quit } = said7S();
  vi.advanceTimersByTime(80);
  quit();
  expect(stage.sway.value).toBeNull();
});
