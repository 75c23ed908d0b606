import { expect, type Locator } from '@playwright/test';

export async function filledValue(field: Locator): Promise<string> {
  await expect(field).not.toHaveValue('');
  return field.inputValue();
}

export async function shownText(element: Locator): Promise<string> {
  await expect(element).toHaveText(/\S/);
  return (await element.textContent()) ?? '';
}

export async function shownTexts(elements: Locator): Promise<readonly string[]> {
  await expect(elements.first()).toBeVisible();
  return elements.allInnerTexts();
}

export async function shownMarkup(element: Locator): Promise<string> {
  await expect(element.locator('*').first()).toBeAttached();
  return element.innerHTML();
}
