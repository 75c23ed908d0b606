import { accessFaults } from './kit/check-screen.ts';
import { awaitsCard, modFour } from './kit/games/mod-four.ts';
import { layoutFaults } from './kit/layout.ts';
import type { Person } from './kit/person.ts';
import { expect, test } from './kit/test.ts';

const COLOURS = ['Green', 'Blue', 'Wine red', 'Slate'] as const;

test('a player chooses the look of tables and cards: it applies at once, is remembered, and stays easy to read', async ({
  visitor,
}) => {
  const ann = await visitor('Ann');
  await ann.makesTable(modFour, { Teams: 'Two pairs' });
  await ann.startsWithBots();
  await awaitsCard(ann);
  const usual = await ann.hand.getByRole('button').last().boundingBox();

  const tableColours = new Set<string>();
  for (const colour of COLOURS) {
    await ann.presses('Settings');
    await chooses(ann, 'Table', colour);
    await chooses(ann, 'Card backs', colour);
    expect(await accessFaults(ann.page), `settings in ${colour}`).toEqual([]);
    await ann.presses('Done');
    tableColours.add(await tableColourOf(ann));
    expect(await accessFaults(ann.page), colour).toEqual([]);
  }
  expect(tableColours.size).toBe(COLOURS.length);

  await ann.presses('Settings');
  await chooses(ann, 'Card size', 'Large');
  await ann.presses('Done');
  const large = await ann.hand.getByRole('button').last().boundingBox();
  expect(large?.height ?? 0).toBeGreaterThan((usual?.height ?? 0) * 1.15);
  expect(await layoutFaults(ann.page)).toEqual([]);

  const tableColour = await tableColourOf(ann);
  await ann.page.reload();
  await awaitsCard(ann);
  expect(await tableColourOf(ann)).toBe(tableColour);
  await ann.presses('Settings');
  await expect(ann.page.getByRole('group', { name: 'Card backs' }).getByRole('radio', { name: 'Slate' })).toBeChecked();
  await expect(ann.page.getByRole('group', { name: 'Card size' }).getByRole('radio', { name: 'Large' })).toBeChecked();
});

async function chooses({ page, device }: Person, what: string, which: string): Promise<void> {
  await device.press(page.getByRole('group', { name: what }).getByRole('radio', { name: which }));
}

function tableColourOf({ table }: Person): Promise<string> {
  return table.locator('.table').evaluate((felt) => getComputedStyle(felt).backgroundColor);
}
