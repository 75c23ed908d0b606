import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import type { Snapshot } from '../../net/table-link.ts';
import { begunTable } from '../../net/testing/snapshot-of-match.ts';
import { renderHook } from '../../ui/testing/render-hook.ts';
import { useShownEnd } from './use-room.ts';

const playing: Snapshot = { ...begunTable(), phase: 'playing' };
const over: Snapshot = {
  ...playing,
  phase: 'over',
  record: 'abc',
  view: { ...playing.view, toAct: [], outcome: { ranking: [[0, 1, 2, 3]], scores: [1, 1, 1, 1] } },
};

function pageOf(first: Snapshot) {
  const moving = signal(false);
  let latest = first;
  let seen = first;
  const { rerender } = renderHook(() => {
    seen = useShownEnd(latest, moving);
  });
  return (next: Snapshot, isMoving: boolean) => {
    latest = next;
    moving.value = isMoving;
    rerender();
    return seen;
  };
}

test('the page is told the end after the last movement, and still has it while the last turn is replayed', () => {
  const shows = pageOf(playing);
  expect(shows(over, true)).toMatchObject({ phase: 'playing', record: '', view: { outcome: null, toAct: [] } });
  expect(shows(over, false)).toBe(over);
  expect(shows(over, true)).toBe(over);
  expect(shows({ ...playing, matchNumber: 2 }, false).matchNumber).toBe(2);
  expect(shows({ ...over, matchNumber: 2 }, true).phase).toBe('playing');
});

test('a page that opens after the end has it at once', () => {
  expect(pageOf(over)(over, false)).toBe(over);
});
