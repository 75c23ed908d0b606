import { type CDPSession, expect, type Locator, type Page } from '@playwright/test';

export interface InputDevice {
  press(what: Locator): Promise<void>;
  /** Hovers, rests a finger or moves the focus, so that an element previews its effect. */
  look(what: Locator): Promise<void>;
  /** Leaves the element of the last `look`. */
  rest(page: Page): Promise<void>;
  write(field: Locator, text: string): Promise<void>;
  pick(list: Locator, label: string): Promise<void>;
}

export const byMouse: InputDevice = {
  async press(what) {
    await pressApart(what, () => what.click());
  },
  look: (what) => what.hover(),
  rest: (page) => page.mouse.move(1, 1),
  write: (field, text) => field.fill(text),
  pick: async (list, label) => void (await list.selectOption({ label })),
};

/** Operates a page by touch. A finger that rests on an element only looks until it is lifted. */
export const byTouch: InputDevice = {
  ...byMouse,
  async press(what) {
    await liftFinger(what.page());
    await pressApart(what, () => what.tap());
  },
  async look(what) {
    const page = what.page();
    await liftFinger(page);
    await expect(what).toBeVisible();
    const box = await what.boundingBox();
    if (box === null) throw new Error('there is nothing to rest a finger on');
    const finger = await page.context().newCDPSession(page);
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await page.waitForTimeout(LONG_PRESS_MS);
    resting.set(page, finger);
  },
  rest: liftFinger,
};

/** Two presses within this time and this distance (in CSS px) are one double click. */
const DOUBLE_CLICK_MS = 400;
const DOUBLE_CLICK_PX = 40;
const pressed = new WeakMap<Page, { readonly x: number; readonly y: number; readonly time: number }>();

/** Waits before a second press in the same place, so that the table does not take both for a double click. */
async function pressApart(what: Locator, press: () => Promise<void>): Promise<void> {
  const page = what.page();
  const { x = 0, y = 0, width = 0, height = 0 } = (await what.boundingBox()) ?? {};
  const at = { x: x + width / 2, y: y + height / 2 };
  const before = pressed.get(page);
  const wait = (before?.time ?? 0) + DOUBLE_CLICK_MS - Date.now();
  if (before !== undefined && wait > 0 && Math.hypot(at.x - before.x, at.y - before.y) < DOUBLE_CLICK_PX)
    await page.waitForTimeout(wait);
  await press();
  pressed.set(page, { ...at, time: Date.now() });
}

const LONG_PRESS_MS = 600;
const resting = new WeakMap<Page, CDPSession>();

async function liftFinger(page: Page): Promise<void> {
  const finger = resting.get(page);
  resting.delete(page);
  await finger?.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await finger?.detach();
}

/** Operates a page by keyboard alone. Tab leads to an element, and the arrow keys move within a group. */
export const byKeyboard: InputDevice = {
  async press(what) {
    await reach(what);
    const toggles = await what.evaluate((element) => element instanceof HTMLInputElement && element.type !== 'submit');
    await what.page().keyboard.press(toggles ? 'Space' : 'Enter');
  },
  look: reach,
  rest: (page) => reach(page.getByRole('button', { name: 'Menu' })),
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

const MAX_KEY_PRESSES = 160;

/** Presses keys until the element has the focus. Throws if no key leads there. */
export async function reach(what: Locator): Promise<void> {
  const page: Page = what.page();
  const tried = new Set<string>();
  let last = '';
  for (let pressed = 0; pressed < MAX_KEY_PRESSES; pressed++) {
    const { at, keys } = await what.evaluate(waysTo);
    if (at === null) return;
    const key = keys.find((each) => !tried.has(`${at} ${each}`));
    if (key === undefined) break;
    last = `${at} ${key}`;
    if (key !== 'Tab') tried.add(last);
    await page.keyboard.press(key);
  }
  throw new Error(`no key leads to ${what}, at last ${last}; tried ${[...tried].join(', ')}`);
}

interface Ways {
  /** The index of the focused element within the group; `null` if the wanted element has the focus. */
  readonly at: number | null;
  /** The keys to try, the most promising first. */
  readonly keys: readonly string[];
}

/** Runs in the page. Returns the keys on the way to an element. */
function waysTo(element: Element): Ways {
  const at = document.activeElement;
  if (at === element) return { at: null, keys: [] };
  const group = element.closest('ul[aria-label], fieldset, [role=group]');
  const oneStop = (element as HTMLElement).tabIndex < 0 || (element instanceof HTMLInputElement && element.type === 'radio');
  const radios = !(at instanceof HTMLInputElement) || at.type === 'radio';
  if (at === null || !oneStop || !radios || group === null || !group.contains(at)) return { at: -1, keys: ['Tab'] };
  const place = [...group.querySelectorAll('button, input')].indexOf(at);
  const isBefore = (at.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  if (group instanceof HTMLFieldSetElement) return { at: place, keys: [isBefore ? 'ArrowLeft' : 'ArrowRight'] };
  const [from, to] = [at.getBoundingClientRect(), element.getBoundingClientRect()];
  const right = (to.left + to.right - from.left - from.right) / 2;
  const down = (to.top + to.bottom - from.top - from.bottom) / 2;
  const across = right < 0 ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  const along = down < 0 ? ['ArrowUp', 'ArrowDown'] : ['ArrowDown', 'ArrowUp'];
  const [first, second] = Math.abs(down) > Math.abs(right) ? [along, across] : [across, along];
  return { at: place, keys: [first[0] ?? '', second[0] ?? '', second[1] ?? '', first[1] ?? ''] };
}
