import { type Locator, test } from '@playwright/test';
import type { Hands } from './hands.ts';
import { hasMovedOn, isSame, type Standing, standingAtRest, standingNow } from './rest.ts';
import { PRESSED_AGAIN } from './retried.ts';

/** The element to press, or a function that finds it at the table; `null` if there is none. */
export type Choice = Locator | (() => Promise<Locator | null>);

interface Chooser {
  readonly name: string;
  readonly hands: Hands;
  readonly table: Locator;
}

/** A table answers a press within this time, even on a busy machine. */
const ANSWER_TIMEOUT_MS = 10_000;
/** The table may ignore a press as a misclick, but not this many times in a row. */
const MAX_TRIES = 3;

/** Presses an element of the table, and waits until the table has moved on or asks a question. */
export async function pressChosen(chooser: Chooser, choice: Choice, timeoutMs = ANSWER_TIMEOUT_MS): Promise<void> {
  for (let tried = 1; tried <= MAX_TRIES; tried++) {
    const { chosen, before } = await pressAtRest(chooser, choice);
    if (await movesOn(chooser.table, before, timeoutMs)) return;
    test.info().annotations.push({ type: PRESSED_AGAIN, description: `${chooser.name}, ${chosen}` });
  }
  throw new Error(`nothing came of what ${chooser.name} pressed ${MAX_TRIES} times`);
}

/** Presses only an element that was chosen from the current table. If the table has moved on meanwhile, it chooses again. */
async function pressAtRest(
  { name, table, hands }: Chooser,
  choice: Choice,
): Promise<{ readonly chosen: Locator; readonly before: Standing }> {
  for (;;) {
    const before = await standingAtRest(table);
    const chosen = typeof choice === 'function' ? await choice() : choice;
    if (!isSame(before, await standingNow(table))) continue;
    if (chosen === null) throw new Error(`${name} finds nothing to press`);
    await hands.press(chosen);
    return { chosen, before };
  }
}

async function movesOn(table: Locator, before: Standing, within: number): Promise<boolean> {
  const until = Date.now() + within;
  while (Date.now() < until) {
    if (hasMovedOn(before, await standingNow(table))) return true;
    await table.page().waitForTimeout(30);
  }
  return false;
}
