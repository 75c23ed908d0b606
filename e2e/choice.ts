import { type Locator, test } from '@playwright/test';
import type { Hands } from './hands.ts';
import { hasMovedOn, isSame, type Standing, standingAtRest, standingNow } from './rest.ts';
import { PRESSED_AGAIN } from './retried.ts';

/** What to press, or how to find it by how the table stands; `null` if there is nothing of the kind. */
export type Choice = Locator | (() => Promise<Locator | null>);

interface Chooser {
  readonly name: string;
  readonly hands: Hands;
  readonly table: Locator;
}

/** Milliseconds in which a table answers a press, on a busy machine too. */
const ANSWERED = 10_000;
/** A press may be taken for one that was not meant, but not so often. */
const TRIES = 3;

/** Presses something at the table, and waits until the table has moved on, or asks something first. */
export async function pressChosen(chooser: Chooser, choice: Choice, answered = ANSWERED): Promise<void> {
  for (let tried = 1; tried <= TRIES; tried++) {
    const { chosen, before } = await pressAtRest(chooser, choice);
    if (await movesOn(chooser.table, before, answered)) return;
    test.info().annotations.push({ type: PRESSED_AGAIN, description: `${chooser.name}, ${chosen}` });
  }
  throw new Error(`nothing came of what ${chooser.name} pressed ${TRIES} times`);
}

/** What was looked at is what is pressed: where the table has moved on meanwhile, it is looked at anew. */
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
