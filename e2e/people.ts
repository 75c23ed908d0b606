import type { Person } from './person.ts';

/** Opens the menu of a person in the list of people. The list must be open. */
export async function opensPersonMenu({ page, device }: Person, name: string): Promise<void> {
  await device.press(page.locator('.people').getByRole('button', { name: `About ${name}`, exact: true }));
}
