import type { Page } from '@playwright/test';

declare global {
  interface Window {
    heard: string[];
  }
}

export interface Announcements {
  heard(): Promise<readonly string[]>;
}

/** Listens like a screen reader, to changes inside live regions that already exist. */
export async function listen(page: Page): Promise<Announcements> {
  await page.addInitScript(noteAnnouncements);
  await page.evaluate(noteAnnouncements);
  return { heard: () => page.evaluate(() => window.heard) };
}

/** Runs in the page. Notes the changes in live regions. */
function noteAnnouncements(): void {
  const heard: string[] = [];
  Object.assign(window, { heard });
  const isLive = (node: Node): boolean =>
    (node instanceof Element ? node : node.parentElement)?.closest('[role=status], [role=alert], [aria-live]') != null;
  const say = (node: Node): void => {
    const text = node.textContent?.trim() ?? '';
    if (text !== '') heard.push(text);
  };
  new MutationObserver((changes) => {
    for (const { target, type, addedNodes } of changes) {
      if (!isLive(target)) continue;
      if (type === 'characterData') say(target);
      else for (const node of addedNodes) if (node.isConnected) say(node);
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
}
