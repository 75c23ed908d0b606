import { expect, type Locator } from '@playwright/test';

/** Milliseconds for which a table has to look the same before anybody presses a card: one that just slid there is not played. */
const STILL = 200;
/** Longer than anything at a table keeps moving while somebody is to act. */
const LONGEST = 20_000;

/** Waits until nothing at a table changes or moves any more, and says how it stands then. */
export async function standingAtRest(table: Locator): Promise<string> {
  await expect(table.getByRole('status')).not.toBeEmpty(); // A table that was just opened is silent at first.
  return table.evaluate(watch, { still: STILL, longest: LONGEST });
}

/** How a table stands: each accepted action changes that at once. */
export function standing(table: Locator): Promise<string> {
  return table.evaluate(watch, { still: 0, longest: LONGEST });
}

/** Runs in the page. Says what can be pressed and what was said last, once that has stayed as it is, and where it is. */
function watch(table: Element, { still, longest }: Readonly<Record<'still' | 'longest', number>>): Promise<string> {
  const said = (): string =>
    [...table.querySelectorAll('li > button, [role=group] button, [role=status]')]
      .map((each) => `${each.ariaLabel ?? each.textContent} ${each.ariaDisabled}`)
      .join('\n');
  const boxOf = (button: Element): string => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return [x, y, width, height].join(' ');
  };
  const all = (): string => [said(), ...[...table.querySelectorAll('button')].map(boxOf)].join('\n');
  const from = performance.now();
  return new Promise((resolve, reject) => {
    const look = (before: string, since: number): void => {
      const [now, seen] = [performance.now(), all()];
      const unchangedSince = seen === before ? since : now;
      if (now - unchangedSince >= still) resolve(said());
      else if (now - from > longest) reject(new Error('the table did not come to rest'));
      else setTimeout(() => look(seen, unchangedSince), 25);
    };
    look(all(), from);
  });
}
