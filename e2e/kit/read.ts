import { expect, type Locator } from '@playwright/test';

/** Returns the value of a field as soon as it has one. */
export async function filledValue(field: Locator): Promise<string> {
  await expect(field).not.toHaveValue('');
  return field.inputValue();
}

/** Returns the text of an element as soon as it has one. */
export async function shownText(element: Locator): Promise<string> {
  await expect(element).toHaveText(/\S/);
  return (await element.textContent()) ?? '';
}

/** Returns the texts of all elements, as they are on the screen, as soon as there is one. */
export async function shownTexts(elements: Locator): Promise<readonly string[]> {
  await expect(elements.first()).toBeVisible();
  return elements.allInnerTexts();
}

/** Returns the content of an element as soon as it has any. */
export async function shownMarkup(element: Locator): Promise<string> {
  await expect(element.locator('*').first()).toBeAttached();
  return element.innerHTML();
}
