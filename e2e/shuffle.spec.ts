import { fourSquare } from './kit/games/four-square.ts';
import type { Person } from './kit/person.ts';
import { expect, test } from './kit/test.ts';

/** Returns for each shuffle that a browser remembers how many times it has revealed. */
async function reveals({ page }: Person): Promise<readonly (readonly [match: string, revealed: number])[]> {
  const kept = await page.evaluate(() => localStorage.getItem('hundredfold.receipts') ?? '[]');
  return (JSON.parse(kept) as { match: string; rosters: unknown[] }[]).map(({ match, rosters }) => [match, rosters.length]);
}

test('the browsers of all players take part in the shuffle by themselves, also after a reload', async ({ visitor }) => {
  const ann = await visitor('Ann');
  const ben = await visitor('Ben');
  const link = await ann.makesTable(fourSquare, { Players: 3 });
  await ben.opensLink(link);
  await ann.presses('Fill with bots');
  await expect.poll(() => reveals(ben)).toHaveLength(1);
  await ben.page.reload();
  await expect.poll(() => ben.page.getByText('Ann').count()).toBeGreaterThan(0);
  await ann.presses('Start the game');
  await expect.poll(async () => (await reveals(ann)).map(([, revealed]) => revealed)).toEqual([1]);
  await expect.poll(() => reveals(ben)).toEqual(await reveals(ann));
});
