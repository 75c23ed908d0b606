import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { begunTable } from '../../net/testing/snapshot-of-match.ts';
import { settings } from '../../ui/settings.ts';
import type { RefusedPress } from '../state/table-ui-state.ts';
import { tableAt } from '../testing/table-at.ts';
import { REFUSAL_SHOWN_MS, showRefusalBriefly } from './refused.tsx';

const said: RefusedPress = { card: { face: '7S', index: 2 }, target: null, text: 'Needs hearts.', paragraph: '4.1' };

function said7S() {
  const { ui } = tableAt(begunTable());
  const { refused } = ui.choice;
  const { shaking } = ui.hand;
  refused.value = said;
  const moves: (number | null)[] = [];
  shaking.subscribe((now) => moves.push(now === null ? null : now.by));
  return { refused, shaking, moves, quit: showRefusalBriefly(ui, said) };
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
  const { refused, shaking, moves } = said7S();
  vi.advanceTimersByTime(1000);
  expect(Math.min(...moves.map(Number))).toBeLessThan(0);
  expect(Math.max(...moves.map(Number))).toBeGreaterThan(0);
  expect(shaking.value).toBeNull();
  expect(refused.value).toBe(said);
});

it('without motion the card stays still, and the reason is shown', () => {
  settings.speed.value = 'none';
  const { refused, moves } = said7S();
  vi.advanceTimersByTime(1000);
  expect(moves).toEqual([null]);
  expect(refused.value).toBe(said);
});

it('the reason disappears after a while, unless another one is shown by then', () => {
  const { refused } = said7S();
  vi.advanceTimersByTime(REFUSAL_SHOWN_MS);
  expect(refused.value).toBeNull();
  const other = said7S();
  const later = { ...said };
  other.refused.value = later;
  vi.advanceTimersByTime(REFUSAL_SHOWN_MS);
  expect(other.refused.value).toBe(later);
});

it('a press on something else ends the shaking', () => {
  const { shaking, quit } = said7S();
  vi.advanceTimersByTime(80);
  quit();
  expect(shaking.value).toBeNull();
});
