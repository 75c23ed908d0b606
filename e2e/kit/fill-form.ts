import { expect, type Page } from '@playwright/test';
import type { InputDevice } from './input-device.ts';

/** The settings of a new table by their labels on the page: `{ Players: 3, 'Points to win': 5 }`. */
export type FormValues = Readonly<Record<string, string | number | boolean>>;

export async function fillForm(page: Page, device: InputDevice, values: FormValues): Promise<void> {
  for (const [label, value] of Object.entries(values)) await fillField(page, device, { label, value });
}

interface FormValue {
  readonly label: string;
  readonly value: FormValues[string];
}

async function fillField(page: Page, device: InputDevice, { label, value }: FormValue): Promise<void> {
  const list = page.getByRole('combobox', { name: label, exact: true });
  const toggle = page.getByRole('switch', { name: label, exact: true });
  const group = page.getByRole('group', { name: label, exact: true });
  const field = list.or(toggle).or(group);
  // A field that depends on another one comes with the server's answer: opening the options meanwhile does no harm.
  const closedOptions = page.locator('details:not([open]) > summary', { hasText: 'Options' });
  if (!(await field.isVisible()) && (await closedOptions.isVisible())) await device.press(closedOptions);
  await expect(field).toBeVisible();
  if (typeof value === 'boolean') {
    if ((await toggle.isChecked()) !== value) await device.press(toggle);
  } else if (await list.isVisible()) {
    await device.pick(list, String(value));
  } else {
    const offered = group.getByRole('radio', { name: new RegExp(`^${value}(?!\\d)`) });
    if (await offered.isVisible()) await device.press(offered);
    else await device.write(group.getByRole('textbox'), String(value));
  }
}
