import type { Person } from './person.ts';

/** Opens the menu of a person in the list of people. The list must be open. */
export async function opensPersonMenu({ page, device }: Person, name: string): Promise<void> {
  await device.press(page.locator('.people').getByRole('button', { name: `About ${name}`, exact: true }));
}

/** Leaves the table for good. The person must have a seat, so the table asks once more. */
export async function leavesForGood({ presses, device, page }: Person): Promise<void> {
  await presses('Leave the table');
  await device.press(page.getByRole('dialog').getByRole('button', { name: 'Leave the table' }));
}

/** Presses a button in the list of people that asks first, and goes ahead. `yes` is the label of the button in the question. */
export async function pressesAndConfirms({ presses, device, page }: Person, label: string, yes = label): Promise<void> {
  await presses(label);
  await device.press(page.getByRole('dialog').getByRole('button', { name: yes, exact: true }));
}
