import { signal } from '@preact/signals';
import { afterEach, expect, test } from 'vitest';
import { botSaidJustNow, clearChat } from '../../features/chat/chat-entries.ts';
import { localSeats } from '../../net/local/local-seats.ts';
import type { Snapshot } from '../../net/table-link.ts';
import { begunTable } from '../../net/testing/snapshot-of-match.ts';
import { botSayings } from '../../table/events/bot-sayings.ts';
import { renderHook } from '../../ui/testing/render-hook.ts';
import { useTableEvents } from './use-table-events.ts';

const table: Snapshot = { ...begunTable(), seats: localSeats(4, 0, { name: 'Ann', seal: 3 }, 'normal') };

afterEach(clearChat);

/** Returns a table before and after a start at which a bot greets. */
function greetedStart(): readonly [before: Snapshot, after: Snapshot] {
  const pairs = Array.from({ length: 30 }, (_, match) => {
    const before: Snapshot = { ...table, phase: 'gathering', matchNumber: match };
    return [before, { ...table, matchNumber: match + 1 }] as const;
  });
  const found = pairs.find(([before, after]) => botSayings(before, after).length > 0);
  if (found === undefined) throw new Error('no bot greets');
  return found;
}

test('a bot greets once the deal that follows the cut has landed', () => {
  const [before, cutting] = greetedStart();
  const [greeting] = botSayings(before, cutting);
  const moving = signal(false);
  const shown = signal(before);
  const { rerender } = renderHook(() => useTableEvents(shown.value, moving));
  const said = (next: Snapshot, isMoving: boolean) => {
    shown.value = next;
    moving.value = isMoving;
    rerender();
    return botSaidJustNow(greeting?.seat ?? -1)?.said ?? null;
  };
  const seats = cutting.view.seats.map((seat) => ({ ...seat, hand: 13 }));
  const dealt: Snapshot = { ...cutting, view: { ...cutting.view, seats } };
  expect(said(cutting, false)).toBeNull();
  expect(said(dealt, true)).toBeNull();
  expect(said(dealt, false)).toEqual({ phrase: greeting?.phrase });
});
