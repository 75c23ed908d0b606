import { expect, type Locator } from '@playwright/test';

/** The state of a table, as far as the next press depends on it. */
export interface TableState {
  /** The controls and the last announcement. Each accepted action changes them at once. */
  readonly said: string;
  /** The answers to a question that completes an action; empty if there is no question. */
  readonly answers: string;
}

/** A table has to stay unchanged for this time before a press, because it ignores presses on cards that have just moved. */
const STILL_MS = 200;
/** Longer than any animation at a table where a player can act. */
const MAX_MOTION_MS = 20_000;
/** The table animates the end of a game move by move, even if bots played it in a moment. */
const MAX_ENDING_MS = 120_000;

/** Waits until nothing at a table changes or moves any more, and returns its state. */
export async function stateAtRest(table: Locator): Promise<TableState> {
  await expect(table.getByRole('status')).not.toBeEmpty(); // A table that has just opened has no announcement at first.
  return table.evaluate(watch, { still: STILL_MS, longest: MAX_MOTION_MS });
}

/** Waits until a table has stayed as it is for a moment, no matter whose turn it is. */
export async function awaitRest(table: Locator): Promise<void> {
  await table.evaluate(watch, { still: STILL_MS, longest: MAX_ENDING_MS });
}

/** Returns the state of a table at this moment. */
export function currentState(table: Locator): Promise<TableState> {
  return table.evaluate(watch, { still: 0, longest: MAX_MOTION_MS });
}

export function isSame(one: TableState, other: TableState): boolean {
  return one.said === other.said && one.answers === other.answers;
}

/** Returns whether an action was accepted since, or a new question is shown. A question that disappears is no proof that its answer has arrived. */
export function hasMovedOn(before: TableState, now: TableState): boolean {
  return now.said !== before.said || (now.answers !== '' && now.answers !== before.answers);
}

/** Runs in the page. Returns the state of the table once its state and the places of its buttons have stayed unchanged. */
function watch(table: Element, { still, longest }: Readonly<Record<'still' | 'longest', number>>): Promise<TableState> {
  const texts = (selector: string): string =>
    [...table.querySelectorAll(selector)].map((each) => `${each.ariaLabel ?? each.textContent} ${each.ariaDisabled}`).join('\n');
  const stateNow = (): TableState => ({
    said: texts('li > button, [role=status]'),
    answers: texts('[role=group] button'),
  });
  const boxOf = (button: Element): string => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return [x, y, width, height].join(' ');
  };
  const all = (): string => JSON.stringify([stateNow(), [...table.querySelectorAll('button')].map(boxOf)]);
  const from = performance.now();
  return new Promise((resolve, reject) => {
    const look = (before: string, since: number): void => {
      const [now, seen] = [performance.now(), all()];
      const unchangedSince = seen === before && !table.hasAttribute('data-moving') ? since : now;
      if (now - unchangedSince >= still) resolve(stateNow());
      else if (now - from > longest) reject(new Error('the table did not come to rest'));
      else setTimeout(() => look(seen, unchangedSince), 40);
    };
    look(all(), from);
  });
}
