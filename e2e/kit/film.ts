import type { Locator, TestInfo } from '@playwright/test';
import { PICTURES } from './check-screen.ts';
import type { Person } from './person.ts';

/** The parts of a table at one moment that could be shown in the wrong order. */
export interface Still {
  /** The number of cards in the trick, the text of its dial, and the players with the gold outline. */
  readonly trick: number;
  readonly dial: string;
  readonly winning: readonly string[];
  /** The points by seat, in one line. */
  readonly points: string;
  readonly held: readonly number[];
  readonly piles: readonly number[];
  /** The figures beside a board, and the number of cards below its stock. */
  readonly figures: string;
  readonly stock: string;
}

const STEP_MS = 100;
const MAX_STILLS = 250;
const MAX_FRAMES = 6;

/** The clock stops this far in the future, because a busy machine takes a while to stop it. */
const PAUSE_AHEAD_MS = 20_000;

/** Stops the clock of the page. After this, time passes only while a film runs. */
export async function stopClock({ page }: Person): Promise<void> {
  await page.clock.pauseAt(await page.evaluate((ahead) => Date.now() + ahead, PAUSE_AHEAD_MS));
}

/** Films the table until `isOver`. If pictures are wanted, every `every`th change is attached to the test, `MAX_FRAMES` at most. */
export async function film(
  person: Person,
  { name, info, every = 1 }: { readonly name: string; readonly info: TestInfo; readonly every?: number },
  isOver: (stills: readonly Still[]) => boolean | Promise<boolean>,
): Promise<readonly Still[]> {
  const stills: Still[] = [];
  let [changes, frames] = [0, 0];
  while (stills.length < MAX_STILLS) {
    const still = await stillOf(person.table);
    const isNew = JSON.stringify(still) !== JSON.stringify(stills.at(-1));
    stills.push(still);
    if (PICTURES && isNew && changes++ % every === 0 && frames < MAX_FRAMES) {
      frames++;
      const body = await person.page.screenshot({ type: 'jpeg', quality: 70 });
      await info.attach(`${name} ${frames}`, { body, contentType: 'image/jpeg' });
    }
    if (await isOver(stills)) return stills;
    await person.page.clock.runFor(STEP_MS);
  }
  throw new Error(`${name} does not come to an end: ${JSON.stringify(stills.at(-1))}`);
}

export async function advanceClock({ page }: Person, isSo: () => Promise<boolean>): Promise<void> {
  for (let at = 0; at < MAX_STILLS; at++) {
    if (await isSo()) return;
    await page.clock.runFor(STEP_MS);
  }
  throw new Error('time passes, and nothing comes of it');
}

function stillOf(table: Locator): Promise<Still> {
  return table.evaluate((root) => {
    const all = (selector: string): string[] =>
      [...root.querySelectorAll(selector)].map((each) => each.getAttribute('aria-label') ?? each.textContent ?? '');
    const numbers = (selector: string): number[] => all(selector).map((text) => Number.parseInt(text, 10));
    return {
      trick: root.querySelectorAll('ul.unseen > li').length,
      dial: all('.dial').join(''),
      winning: all('.plate.is-winning'),
      points: all('.plate-points').join(' '),
      held: numbers('.count:not(.is-pile, .is-taken, .stock-count)'),
      piles: [...root.querySelectorAll('.count.is-pile')].map((each) => Number(each.textContent)),
      figures: all('.figures [role=img]').join(' '),
      stock: all('.stock-count').join(''),
    };
  });
}
