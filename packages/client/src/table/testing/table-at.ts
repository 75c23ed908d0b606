import { type Signal, signal } from '@preact/signals';
import { type Mock, onTestFinished, vi } from 'vitest';
import { presentationOf } from '../../games/index.ts';
import type { Snapshot } from '../../net/table-link.ts';
import { linkTo } from '../../net/testing/link-to.ts';
import { follow } from '../motion/follow.ts';
import { makeTableUiState, type TableUiState } from '../state/table-ui-state.ts';

interface TestTable {
  readonly ui: TableUiState;
  readonly snapshot: Signal<Snapshot | null>;
  /** The requests to the server. */
  readonly ask: Mock;
}

/** Returns a table on a desktop. */
export function tableAt(first: Snapshot, ask: Mock = vi.fn()): TestTable {
  const snapshot = signal<Snapshot | null>(first);
  const ui = makeTableUiState(linkTo(snapshot, ask), presentationOf(first.game.id), first);
  ui.screen.size.value = { width: 1280, height: 748 };
  return { ui, snapshot, ask };
}

/** Returns a table that follows its snapshots. Until the test ends, its time passes only if the test advances it. */
export function followedTable(first: Snapshot, moving = signal(false)): TestTable {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  const table = tableAt(first);
  follow(table.ui, moving);
  return table;
}
