import { buttonLabelled, labelsOf, type Person } from './kit/person.ts';
import { pressElement } from './kit/press-element.ts';
import { PRESSED_AGAIN } from './kit/retried.ts';
import { expect, test } from './kit/test.ts';

/** The time limit for an answer. The table of these tests answers at once or not at all. */
const ANSWER_TIMEOUT_MS = 500;

test('a press that the table ignores as a misclick is repeated and noted', async ({ visitor }) => {
  const ann = await atTable(await visitor('Ann'), { ignored: 2 });
  await pressElement(ann, buttonLabelled(ann.hand, 'Ace'), ANSWER_TIMEOUT_MS);
  await expect(ann.table.getByRole('status')).toHaveText('Ace played');
  const notes = test.info().annotations.splice(0);
  expect(notes.map(({ type }) => type)).toEqual([PRESSED_AGAIN, PRESSED_AGAIN]);
});

test('three presses without any effect are an error', async ({ visitor }) => {
  const ann = await atTable(await visitor('Ann'), { ignored: 3 });
  await expect(pressElement(ann, buttonLabelled(ann.hand, 'Ace'), ANSWER_TIMEOUT_MS)).rejects.toThrow(
    'nothing came of what Ann pressed',
  );
  test.info().annotations.splice(0);
});

test('if the table moves on between look and press, the test looks again', async ({ visitor }) => {
  const ann = await atTable(await visitor('Ann'), { ignored: 0 });
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

test('a card is pressed only once it lies still', async ({ visitor }) => {
  const ann = await atTable(await visitor('Ann'), { ignored: 0 });
  await ann.page.evaluate(() => {
    const [card] = document.querySelectorAll('button');
    const from = performance.now();
    const slide = (): void => {
      const gone = Math.min(600, performance.now() - from);
      if (card) card.style.marginLeft = `${gone / 10}px`;
      if (gone < 600) setTimeout(slide, 20);
    };
    slide();
    card?.addEventListener('click', () => {
      document.body.dataset.pressed = card.style.marginLeft;
    });
  });
  await pressElement(ann, buttonLabelled(ann.hand, 'Ace'), ANSWER_TIMEOUT_MS);
  expect(await ann.page.evaluate(() => document.body.dataset.pressed)).toBe('60px');
});

test('a question ends when its answer has arrived, not when it disappears', async ({ visitor }) => {
  const ann = await atTable(await visitor('Ann'), { ignored: 0 });
  await ann.page.evaluate(() => {
    document.querySelector('ul')?.insertAdjacentHTML('afterend', '<div role="group"><button>Spades</button></div>');
    const question = document.querySelector('[role=group]');
    question?.addEventListener('click', () => {
      question.remove();
      const status = document.querySelector('[role=status]');
      setTimeout(() => status?.replaceChildren('Spades ordered'), 300);
    });
  });
  await pressElement(ann, buttonLabelled(ann.table, 'Spades'), 5000);
  await expect(ann.table.getByRole('status')).toHaveText('Spades ordered', { timeout: 1 });
});

/** Opens a minimal table that ignores the first `ignored` presses. */
async function atTable(person: Person, { ignored }: { readonly ignored: number }): Promise<Person> {
  await person.page.setContent(`<section aria-label="The table"><p role="status">Your turn</p>
    <ul aria-label="Your hand">${['Ace', 'King'].map((card) => `<li><button>${card}</button></li>`).join('')}</ul></section>`);
  await person.page.evaluate((ignored) => {
    let left = ignored;
    for (const card of document.querySelectorAll('button')) {
      card.addEventListener('click', () => {
        const status = document.querySelector('[role=status]');
        if (left-- <= 0 && status) status.textContent = `${card.textContent} played`;
      });
    }
  }, ignored);
  return person;
}
