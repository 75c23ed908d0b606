import { buttonLabelled, labelsOf, type Person } from './kit/person.ts';
import { pressElement } from './kit/press-element.ts';
import { expect, test } from './kit/test.ts';

/** The time limit for an answer. The table of these tests answers at once or not at all. */
const ANSWER_TIMEOUT_MS = 500;

test('a press without any effect is an error', async ({ visitor }) => {
  const ann = await atTable(await visitor('Ann'), { ignores: true });
  await expect(pressElement(ann, buttonLabelled(ann.hand, 'Ace'), ANSWER_TIMEOUT_MS)).rejects.toThrow(
    'nothing came of what Ann pressed',
  );
});

test('if the table moves on between look and press, the test looks again', async ({ visitor }) => {
  const ann = await atTable(await visitor('Ann'), { ignores: false });
  const seen: string[] = [];
  await pressElement(ann, async () => {
    const [first = ''] = await labelsOf(ann.hand.getByRole('button'));
    seen.push(first);
    if (seen.length === 1) await ann.page.evaluate(() => document.querySelector('li')?.remove());
    return buttonLabelled(ann.hand, first);
  });
  expect(seen).toEqual(['Ace', 'King']);
  await expect(ann.table.getByRole('status')).toHaveText('King played');
});

/** Opens a minimal table. */
async function atTable(person: Person, { ignores }: { readonly ignores: boolean }): Promise<Person> {
  await person.page.setContent(`<section aria-label="The table"><p role="status">Your turn</p>
    <ul aria-label="Your hand">${['Ace', 'King'].map((card) => `<li><button>${card}</button></li>`).join('')}</ul></section>`);
  await person.page.evaluate((isDeaf) => {
    for (const card of document.querySelectorAll('button')) {
      card.addEventListener('click', () => {
        const status = document.querySelector('[role=status]');
        if (!isDeaf && status) status.textContent = `${card.textContent} played`;
      });
    }
  }, ignores);
  return person;
}
