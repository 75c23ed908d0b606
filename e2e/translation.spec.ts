import { awaitsCard, modFour, playCards } from './kit/games/mod-four.ts';
import { shownText } from './kit/shown-text.ts';
import { expect, test } from './kit/test.ts';

test('a page that the browser has translated shows new sentences and counts', async ({ visitor }) => {
  const ann = await visitor('Ann');
  const { page } = ann;
  await ann.makesTable(modFour);
  await page.evaluate(translateTexts, '.gathering');
  await expect(page.locator('.centre-state')).toHaveText('«3 seats are still empty»');
  await page.locator('.ring-centre button').click();
  await expect(page.locator('.centre-state')).toHaveText('Everyone is here');
  await ann.presses('Start the game');
  await awaitsCard(ann);
  await ann.awaitsRest();
  const count = ann.table.locator('.count').first();
  const before = Number(await shownText(count));
  await page.evaluate(translateTexts, '.count');
  await playCards([ann], 2);
  await ann.awaitsRest();
  await expect.poll(async () => Number(await shownText(count))).toBeLessThan(before); // A translated count is no number.
});

/** Runs in the page. Changes texts the way a browser's translator does. */
function translateTexts(within: string): void {
  for (const part of document.querySelectorAll(within)) {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) texts.push(node);
    for (const text of texts) {
      const translation = document.createElement('font');
      translation.textContent = `«${text.textContent}»`;
      text.parentNode?.replaceChild(translation, text);
    }
  }
}
