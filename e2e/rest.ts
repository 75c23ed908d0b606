import { expect, type Locator } from '@playwright/test';

/** How a table stands, as far as the next press depends on it. */
export interface Standing {
  /** What can be pressed and what was said last: each accepted action changes that at once. */
  readonly said: string;
  /** The answers to a question that is asked before an action is complete; empty if there is none. */
  readonly answers: string;
}

/** Milliseconds for which a table has to look the same before anybody presses a card: one that just slid there is not played. */
const STILL = 200;
/** Milliseconds; longer than anything at a table keeps moving while somebody is to act. */
const LONGEST = 20_000;
/** Milliseconds; the end of a game is shown move by move, also where bots played it in a moment. */
const LONGEST_SHOW = 120_000;

/** Waits until nothing at a table changes or moves any more, and says how it stands then. */
export async function standingAtRest(table: Locator): Promise<Standing> {
  await expect(table.getByRole('status')).not.toBeEmpty(); // A table that was just opened is silent at first.
  return table.evaluate(watch, { still: STILL, longest: LONGEST });
}

/** Waits until a table has stayed as it is for a moment, no matter whose turn it is. */
export async function awaitRest(table: Locator): Promise<void> {
  await table.evaluate(watch, { still: STILL, longest: LONGEST_SHOW });
}

/** How a table stands at this moment. */
export function standingNow(table: Locator): Promise<Standing> {
  return table.evaluate(watch, { still: 0, longest: LONGEST });
}

export function isSame(one: Standing, other: Standing): boolean {
  return one.said === other.said && one.answers === other.answers;
}

/** Whether something was done since, or is asked now. That a question is gone does not say that its answer has arrived. */
export function hasMovedOn(before: Standing, now: Standing): boolean {
  return now.said !== before.said || (now.answers !== '' && now.answers !== before.answers);
}

/** Runs in the page. Says how the table stands once it has stayed as it is, and where it is. */
function watch(table: Element, { still, longest }: Readonly<Record<'still' | 'longest', number>>): Promise<Standing> {
  const texts = (selector: string): string =>
    [...table.querySelectorAll(selector)].map((each) => `${each.ariaLabel ?? each.textContent} ${each.ariaDisabled}`).join('\n');
  const standing = (): Standing => ({
    said: texts('li > button, [role=status]'),
    answers: texts('[role=group] button'),
  });
  const boxOf = (button: Element): string => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return [x, y, width, height].join(' ');
  };
  const all = (): string => JSON.stringify([standing(), [...table.querySelectorAll('button')].map(boxOf)]);
  const from = performance.now();
  return new Promise((resolve, reject) => {
    const look = (before: string, since: number): void => {
      const [now, seen] = [performance.now(), all()];
      const unchangedSince = seen === before && !table.hasAttribute('data-moving') ? since : now;
      if (now - unchangedSince >= still) resolve(standing());
      else if (now - from > longest) reject(new Error('the table did not come to rest'));
      else setTimeout(() => look(seen, unchangedSince), 40);
    };
    look(all(), from);
  });
}
