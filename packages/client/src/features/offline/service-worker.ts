import { withBasePath } from '../../lib/base-path.ts';
import { onWakeUp } from '../../lib/wake-up.ts';
import { savesData } from '../../lib/weak-device.ts';
import { newerVersion } from '../../net/connectivity.ts';

const UPDATE_INTERVAL_MS = 3_600_000;

/** Returns whether this browser can install the app: it cannot on plain HTTP, and it should not when the user saves data. */
export function canInstallOffline(): boolean {
  return isSecureContext && navigator.serviceWorker !== undefined && !savesData();
}

let registration: ServiceWorkerRegistration | undefined;
/** `true` if the user has accepted the update. */
let wanted = false;

/** Registers the service worker, which stores the app's files. From then on the page shows when there is an update. */
export async function registerServiceWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  const entry = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '';
  const compare = (worker: ServiceWorker | null): void => worker?.postMessage({ runs: new URL(entry).pathname });
  serviceWorker.addEventListener('message', ({ data, ports }) => {
    if (data === 'newer') newerVersion.value = true;
    else if (data === 'address') ports[0]?.postMessage(location.href);
  });
  serviceWorker.addEventListener('controllerchange', () => {
    if (wanted) location.reload();
    else compare(serviceWorker.controller); // Another page has accepted the update.
  });
  const registered = await serviceWorker.register(withBasePath('/sw.js'));
  registration = registered;
  const compareInstalled = (): void => registered.installing?.addEventListener('statechange', () => compare(registered.waiting));
  registered.addEventListener('updatefound', compareInstalled);
  compareInstalled(); // The update may be under way already; then no `updatefound` event follows.
  compare(registered.waiting);
  let looked = performance.now();
  onWakeUp(() => {
    if (performance.now() < looked + UPDATE_INTERVAL_MS) return;
    looked = performance.now();
    void registered.update().catch(() => undefined);
  });
}

export function activateUpdate(): void {
  const waiting = registration?.waiting;
  wanted = true;
  if (waiting == null) location.reload();
  else waiting.postMessage('take over');
}
