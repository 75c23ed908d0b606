import type { Page } from '@playwright/test';

declare global {
  interface Window {
    lostFocus: string[];
  }
}

export async function watchFocus(page: Page): Promise<{ lost(): Promise<readonly string[]> }> {
  await page.evaluate(watch);
  return { lost: () => page.evaluate(() => window.lostFocus) };
}

/** Runs in the page. Notes each element that loses the focus to the body. */
function watch(): void {
  const lostFocus: string[] = [];
  Object.assign(window, { lostFocus });
  let last = '';
  const look = (): void => {
    const at = document.activeElement;
    if (at !== null && at !== document.body) {
      last = `${at.tagName.toLowerCase()} ${at.getAttribute('aria-label') ?? at.textContent ?? ''}`;
    } else if (last !== '') {
      lostFocus.push(last);
      last = '';
    }
  };
  document.addEventListener('focusin', look);
  // Code that removes an element has 150 ms to move the focus.
  const settle = (): unknown => setTimeout(look, 150);
  document.addEventListener('focusout', settle);
  new MutationObserver(settle).observe(document, { childList: true, subtree: true, attributes: true });
  look();
}
