import { onWakeUp } from '../browser/wake-up.ts';
import { newerVersion } from '../net/connectivity.ts';

/** Milliseconds between two looks for something newer, on a page that stays open. */
const PACE = 3_600_000;

/** Whether this browser can keep the house: over an open line it cannot, and on a metered one it had better not. */
export function canInstallOffline(): boolean {
  const { connection, serviceWorker } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return isSecureContext && serviceWorker !== undefined && connection?.saveData !== true;
}

let registration: ServiceWorkerRegistration | undefined;
/** Somebody has pressed for the newer version. */
let wanted = false;

/** Keeps the house's files in this browser, to be opened without a line; from then on it is said when there is something newer. */
export async function registerServiceWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  const entry = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '';
  const compare = (worker: ServiceWorker | null): void => worker?.postMessage({ runs: new URL(entry).pathname });
  serviceWorker.addEventListener('message', ({ data }) => {
    if (data === 'newer') newerVersion.value = true;
  });
  serviceWorker.addEventListener('controllerchange', () => {
    if (wanted) location.reload();
    else compare(serviceWorker.controller); // Another page has pressed.
  });
  const registered = await serviceWorker.register('/sw.js');
  registration = registered;
  const compareInstalled = (): void => registered.installing?.addEventListener('statechange', () => compare(registered.waiting));
  registered.addEventListener('updatefound', compareInstalled);
  compareInstalled(); // It may be on its way already: then nobody is told that it was found.
  compare(registered.waiting);
  let looked = performance.now();
  onWakeUp(() => {
    if (performance.now() < looked + PACE) return;
    looked = performance.now();
    void registered.update().catch(() => undefined);
  });
}

/** Goes on with the newer version, in a press of whoever wants it. */
export function activateUpdate(): void {
  const waiting = registration?.waiting;
  wanted = true;
  if (waiting == null) location.reload();
  else waiting.postMessage('take over');
}
