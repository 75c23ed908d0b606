import { accepted } from '@hundredfold/shared/core/result.ts';
import { signal } from '@preact/signals';
import { act } from 'preact/test-utils';
import { expect, test, vi } from 'vitest';
import type { Snapshot, TableLink } from '../../net/table-link.ts';
import { linkTo } from '../../net/testing/link-to.ts';
import { begunTable } from '../../net/testing/snapshot-of-match.ts';
import { renderHook } from '../../ui/testing/render-hook.ts';
import { useTableShown } from './use-table-shown.ts';

vi.mock('./play-table.tsx', () => ({ loadPainter: async () => undefined }));

const playing: Snapshot = {
  ...begunTable(1),
  phase: 'playing',
  from: 'table',
};

test('every room that the table moves to learns that the page shows it', async () => {
  const ask = vi.fn(async () => accepted(null));
  const roomChanges = signal(0);
  const link: TableLink = { ...linkTo(signal(playing), ask as unknown as TableLink['ask']), roomChanges };
  const { unmount } = renderHook(() => useTableShown(link, playing, true));
  await vi.waitFor(() => expect(ask).toHaveBeenCalledOnce());
  act(() => {
    roomChanges.value++;
  });
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
  unmount();
});
