import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** The style sheet that makes a page transparent, if its test does not look at colours. */
    unpainted?: CSSStyleSheet;
  }
}

/** Runs in the page. The browser paints nothing of a transparent page, but lays it out and lets everything be pressed. */
export function paintNothing(): void {
  window.unpainted = new CSSStyleSheet();
  window.unpainted.replaceSync('html, dialog, [popover] { opacity: 0 !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, window.unpainted];
}

export async function paintPage(page: Page, isPainted: boolean): Promise<void> {
  await page.evaluate((visible) => {
    if (window.unpainted) window.unpainted.disabled = visible;
  }, isPainted);
}

/** Calls a function in the page, which sees the page as if it was painted. It must not use anything outside of itself. */
export function lookAsPainted<Result>(page: Page, look: () => Result): Promise<Result> {
  // All in one call: the browser would paint a page that is visible between two calls.
  return page.evaluate<Result>(`(() => {
    const { unpainted } = window;
    if (unpainted) unpainted.disabled = true;
    try {
      return (${look})();
    } finally {
      if (unpainted) unpainted.disabled = false;
    }
  })()`);
}
