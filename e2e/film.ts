import type { Locator, TestInfo } from '@playwright/test';
import type { Person } from './person.ts';

/** What a table shows at one moment, as far as its order can go wrong. */
export interface Still {
  /** Cards of a trick, what its dial says, and whom the gold outline favours. */
  readonly trick: number;
  readonly dial: string;
  readonly favoured: readonly string[];
  /** Points by seat, in one line. */
  readonly points: string;
  /** How many cards the others hold. */
  readonly held: readonly number[];
  /** How many lie on the piles. */
  readonly piles: readonly number[];
  /** What stands beside a board, and below its stock. */
  readonly figures: string;
  readonly stock: string;
}

/** Milliseconds of the table's own time between two stills. */
const STEP = 100;
/** Stills after which a film is over, whatever happens. */
const LONGEST = 250;
const FRAMES = 6;

/** Further ahead than a busy machine takes to stop it. */
const AHEAD = 20_000;

/** The table's time stands still from now on; a film lets it pass. */
export async function stopsTime({ page }: Person): Promise<void> {
  await page.clock.pauseAt(await page.evaluate((ahead) => Date.now() + ahead, AHEAD));
}

/** Films what happens until it is over. Each change is a frame, so many of them are kept with the test. */
export async function film(
  person: Person,
  { name, info, every = 1 }: { readonly name: string; readonly info: TestInfo; readonly every?: number },
  isOver: (stills: readonly Still[]) => boolean | Promise<boolean>,
): Promise<readonly Still[]> {
  const stills: Still[] = [];
  let [changes, frames] = [0, 0];
  while (stills.length < LONGEST) {
    const still = await stillOf(person.table);
    const isNew = JSON.stringify(still) !== JSON.stringify(stills.at(-1));
    stills.push(still);
    if (isNew && changes++ % every === 0 && frames < FRAMES) {
      frames++;
      const body = await person.page.screenshot({ type: 'jpeg', quality: 70 });
      await info.attach(`${name} ${frames}`, { body, contentType: 'image/jpeg' });
    }
    if (await isOver(stills)) return stills;
    await person.page.clock.runFor(STEP);
  }
  throw new Error(`${name} does not come to an end: ${JSON.stringify(stills.at(-1))}`);
}

/** Lets time pass until something is so. */
export async function letsPass({ page }: Person, isSo: () => Promise<boolean>): Promise<void> {
  for (let at = 0; at < LONGEST; at++) {
    if (await isSo()) return;
    await page.clock.runFor(STEP);
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
      favoured: all('.plate.is-favoured'),
      points: all('.plate-points').join(' '),
      held: numbers('.count:not(.is-pile, .is-taken, .stock-count)'),
      piles: [...root.querySelectorAll('.count.is-pile')].map((each) => Number(each.textContent)),
      figures: all('.figures [role=img]').join(' '),
      stock: all('.stock-count').join(''),
    };
  });
}
