import type { Locator } from '@playwright/test';

/** The state of a table, as far as the next press depends on it. */
export interface TableState {
  /** The controls and the last announcement. Each accepted action changes them at once. */
  readonly said: string;
  readonly answers: string;
}

/** A table has to stay unchanged for this time before a press, because it ignores presses on cards that have just moved. */
const STILL_MS = 200;
/** Longer than any animation at a table where a player can act. */
const MAX_MOTION_MS = 20_000;
/** The table animates the end of a game move by move, even if bots played it in a moment. */
const MAX_ENDING_MS = 120_000;

export function stateAtRest(table: Locator): Promise<TableState> {
  return watched(table, { until: 'announced', still: STILL_MS, longest: MAX_MOTION_MS });
}

/** Waits until a table has stayed as it is for a moment, no matter whose turn it is. */
export async function awaitRest(table: Locator): Promise<void> {
  await watched(table, { until: 'at rest', still: STILL_MS, longest: MAX_ENDING_MS });
}

export function currentState(table: Locator): Promise<TableState> {
  return watched(table, { until: 'at rest', still: 0, longest: MAX_MOTION_MS });
}

export function stateAfter(table: Locator, before: TableState, withinMs: number): Promise<TableState> {
  return watched(table, { until: before, still: 0, longest: withinMs });
}

export function isSame(one: TableState, other: TableState): boolean {
  return one.said === other.said && one.answers === other.answers;
}

/**
 * Returns whether an action was accepted since, or a new question is shown. A question that disappears is no proof that its answer has
 * arrived.
 */
export function hasMovedOn(before: TableState, now: TableState): boolean {
  return now.said !== before.said || (now.answers !== '' && now.answers !== before.answers);
}

interface Wait {
  /** The end of the wait: the table is at rest, or also has an announcement, or its state is no longer this one. */
  readonly until: 'at rest' | 'announced' | TableState;
  readonly still: number;
  readonly longest: number;
}

function watched(table: Locator, wait: Wait): Promise<TableState> {
  return table.evaluate(watch, wait);
}

/** Runs in the page, where waiting costs less than with a message for each look. */
function watch(table: Element, { until, still, longest }: Wait): Promise<TableState> {
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
  // A table that has just opened has no announcement at first.
  const isAwaited = (): boolean => until === 'announced' && table.querySelector('[role=status]')?.textContent === '';
  const from = performance.now();
  return new Promise((resolve, reject) => {
    const look = (before: string, since: number): void => {
      // Asking where everything is costs a layout, so nothing asks while something moves.
      const [now, seen] = [performance.now(), table.hasAttribute('data-moving') || isAwaited() ? '' : all()];
      const unchangedSince = seen === before && seen !== '' ? since : now;
      if (now - unchangedSince >= still) resolve(stateNow());
      else if (now - from > longest) reject(new Error('the table did not come to rest'));
      else setTimeout(() => look(seen, unchangedSince), 40);
    };
    const compare = (before: TableState): void => {
      const now = stateNow();
      const isSame = now.said === before.said && now.answers === before.answers;
      if (!isSame || performance.now() - from > longest || !table.isConnected) resolve(now);
      else setTimeout(() => compare(before), 30);
    };
    if (typeof until === 'string') look(all(), from);
    else compare(until);
  });
}
