import type { Locator } from '@playwright/test';
import type { InputDevice } from './input-device.ts';
import { currentState, hasMovedOn, isSame, stateAfter, stateAtRest, type TableState } from './table-state.ts';

export type PressTarget = Locator | (() => Promise<Locator | null>);

interface Chooser {
  readonly name: string;
  readonly device: InputDevice;
  readonly table: Locator;
}

const ANSWER_TIMEOUT_MS = 10_000;

/**
 * Presses an element of the table, and waits until the table has moved on or asks a question. A press at rest that is lost is a fault.
 */
export async function pressElement(chooser: Chooser, choice: PressTarget, timeoutMs = ANSWER_TIMEOUT_MS): Promise<void> {
  const { chosen, before } = await pressAtRest(chooser, choice);
  if (!(await movesOn(chooser.table, before, timeoutMs)))
    throw new Error(`nothing came of what ${chooser.name} pressed: ${chosen}`);
}

/** Presses only an element that was chosen from the current table. If the table has moved on meanwhile, it chooses again. */
async function pressAtRest(
  { name, table, device }: Chooser,
  choice: PressTarget,
): Promise<{ readonly chosen: Locator; readonly before: TableState }> {
  for (;;) {
    const before = await stateAtRest(table);
    const chosen = typeof choice === 'function' ? await choice() : choice;
    if (!isSame(before, await currentState(table))) continue;
    if (chosen === null) throw new Error(`${name} finds nothing to press`);
    await device.press(chosen);
    return { chosen, before };
  }
}

async function movesOn(table: Locator, before: TableState, withinMs: number): Promise<boolean> {
  const end = Date.now() + withinMs;
  for (let now = before; Date.now() < end; ) {
    now = await stateAfter(table, now, end - Date.now());
    if (hasMovedOn(before, now)) return true;
  }
  return false;
}
