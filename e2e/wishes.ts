import { expect, type Page } from '@playwright/test';
import type { Hands } from './hands.ts';

/** The settings of a new table by their labels on the page: `{ Players: 3, 'Points to win': 5 }`. */
export type Wishes = Readonly<Record<string, string | number | boolean>>;

export async function fillIn(page: Page, hands: Hands, wishes: Wishes): Promise<void> {
  for (const [label, value] of Object.entries(wishes)) await fillInOne(page, hands, { label, value });
}

interface Wish {
  readonly label: string;
  readonly value: Wishes[string];
}

async function fillInOne(page: Page, hands: Hands, { label, value }: Wish): Promise<void> {
  const list = page.getByRole('combobox', { name: label, exact: true });
  const toggle = page.getByRole('switch', { name: label, exact: true });
  const group = page.getByRole('group', { name: label, exact: true });
  const field = list.or(toggle).or(group);
  // A field that depends on another one comes with the server's answer: opening the options meanwhile does no harm.
  const closedOptions = page.locator('details:not([open]) > summary', { hasText: 'Options' });
  if (!(await field.isVisible()) && (await closedOptions.isVisible())) await hands.press(closedOptions);
  await expect(field).toBeVisible();
  if (typeof value === 'boolean') {
    if ((await toggle.isChecked()) !== value) await hands.press(toggle);
  } else if (await list.isVisible()) {
    await hands.pick(list, String(value));
  } else {
    const offered = group.getByRole('radio', { name: new RegExp(`^${value}(?!\\d)`) });
    if (await offered.isVisible()) await hands.press(offered);
    else await hands.write(group.getByRole('textbox'), String(value));
  }
}
