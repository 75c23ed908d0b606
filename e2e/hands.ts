import { expect, type Locator, type Page } from '@playwright/test';

/** How somebody operates a page. */
export interface Hands {
  press(what: Locator): Promise<void>;
  write(field: Locator, text: string): Promise<void>;
  pick(list: Locator, label: string): Promise<void>;
}

export const byMouse: Hands = {
  press: (what) => what.click(),
  write: (field, text) => field.fill(text),
  pick: async (list, label) => void (await list.selectOption({ label })),
};

export const byTouch: Hands = { ...byMouse, press: (what) => what.tap() };

/** Nothing but keys: to the thing by Tab, within a group by arrows. */
export const byKeyboard: Hands = {
  async press(what) {
    await reach(what);
    const toggles = await what.evaluate((element) => element instanceof HTMLInputElement && element.type !== 'submit');
    await what.page().keyboard.press(toggles ? 'Space' : 'Enter');
  },
  async write(field, text) {
    await reach(field);
    await field.page().keyboard.press('ControlOrMeta+A');
    await field.page().keyboard.type(text);
  },
  async pick(list, label) {
    await reach(list);
    await list.page().keyboard.type(label);
    await expect(list.locator('option:checked')).toHaveText(new RegExp(`^${label}`));
  },
};

const FAR = 120;

/** Presses keys until something has the focus; fails when keys do not lead there. */
export async function reach(what: Locator): Promise<void> {
  const page: Page = what.page();
  for (let pressed = 0; pressed < FAR; pressed++) {
    const key = await what.evaluate(nextKey);
    if (key === null) return;
    await page.keyboard.press(key);
  }
  throw new Error(`no key leads to ${what}`);
}

/** The key on the way to an element, `null` when it has the focus. Runs in the page. */
function nextKey(element: Element): string | null {
  const at = document.activeElement;
  if (at === element) return null;
  const group = element.closest('ul[aria-label], fieldset');
  const oneStop = (element as HTMLElement).tabIndex < 0 || (element instanceof HTMLInputElement && element.type === 'radio');
  const radios = !(at instanceof HTMLInputElement) || at.type === 'radio';
  if (at === null || !oneStop || !radios || group === null || !group.contains(at)) return 'Tab';
  const before = (at.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  return before ? 'ArrowLeft' : 'ArrowRight';
}
