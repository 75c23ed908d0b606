import { expect, test } from 'vitest';
import type { Snapshot } from '../../net/table-link.ts';
import { begunTable } from '../../net/testing/snapshot-of-match.ts';
import { renderHook } from '../../ui/testing/render-hook.ts';
import { useWasSeated } from './use-was-seated.ts';

const seated = begunTable();
const removed: Snapshot = { ...seated, me: 9, seat: null };
const watching: Snapshot = { ...removed, watchers: [{ person: 9, name: 'Wim', seal: 0 }] };

function afterSnapshots(...snapshots: readonly (Snapshot | null)[]): boolean {
  let wasSeated = false;
  let shown: Snapshot | null = null;
  const hook = renderHook(() => {
    wasSeated = useWasSeated(shown);
  });
  for (const snapshot of snapshots) {
    shown = snapshot;
    hook.rerender();
  }
  hook.unmount();
  return wasSeated;
}

test('a player whom the host removes had a seat, although the table has forgotten them', () => {
  expect(afterSnapshots(null, seated, removed)).toBe(true);
});

test('a spectator had none, not even a former player who came back or stood up', () => {
  expect(afterSnapshots(null, watching, removed)).toBe(false);
  expect(afterSnapshots(seated, watching, removed)).toBe(false);
});

test('a user who is refused at the door had none, although they had one before they tried again', () => {
  expect(afterSnapshots(seated, removed, null)).toBe(false);
});
