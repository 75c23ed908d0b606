import { describe, expect, test, vi } from 'vitest';
import { canInstallOffline } from '../features/offline/service-worker.ts';
import { canNotify } from '../lib/sound/notify.ts';
import { isAppInstalledOffline } from '../net/connectivity.ts';
import { canShare } from '../ui/copy-link.tsx';

function browse(line: 'secure' | 'open', more: object = {}): void {
  const isSecureContext = line === 'secure';
  // On plain HTTP the browser lacks these features, so that the test removes nothing else.
  const serviceWorker = isSecureContext ? { controller: {} } : undefined;
  vi.stubGlobal('isSecureContext', isSecureContext);
  vi.stubGlobal('Notification', { permission: 'granted' });
  vi.stubGlobal('navigator', { share: async () => undefined, serviceWorker, ...more });
}

const OFFERS = [
  ['the share sheet', canShare],
  ['notifications', canNotify],
  ['to install the app', canInstallOffline],
  ['to play without the server', isAppInstalledOffline],
] as const;

describe.each(OFFERS)('%s', (_, isOffered) => {
  test('is offered over https', () => {
    browse('secure');
    expect(isOffered()).toBe(true);
  });

  test('is not offered over plain http on a home network', () => {
    browse('open');
    expect(isOffered()).toBe(false);
  });
});

test('a user who saves data does not download the whole app', () => {
  browse('secure', { connection: { saveData: true } });
  expect(canInstallOffline()).toBe(false);
});
