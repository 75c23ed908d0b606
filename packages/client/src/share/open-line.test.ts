import { describe, expect, test, vi } from 'vitest';
import { isAppInstalledOffline } from '../net/connectivity.ts';
import { canInstallOffline } from '../offline/service-worker.ts';
import { canShare } from '../room/invite.tsx';
import { canNotify } from '../sound/notify.ts';

/** A browser that has everything, reached over https or over an open line. */
function browse(line: 'secure' | 'open', more: object = {}): void {
  const isSecureContext = line === 'secure';
  // Over an open line a browser has no such thing, and takes it away from no other.
  const serviceWorker = isSecureContext ? { controller: {} } : undefined;
  vi.stubGlobal('isSecureContext', isSecureContext);
  vi.stubGlobal('Notification', { permission: 'granted' });
  vi.stubGlobal('navigator', { share: async () => undefined, serviceWorker, ...more });
}

const OFFERS = [
  ['the sheet to share by', canShare],
  ['notifications', canNotify],
  ['to keep the house, and with it to install it', canInstallOffline],
  ['to play on without the house', isAppInstalledOffline],
] as const;

describe.each(OFFERS)('%s', (_, isOffered) => {
  test('is offered over https', () => {
    browse('secure');
    expect(isOffered()).toBe(true);
  });

  test('is not over plain http on a home network', () => {
    browse('open');
    expect(isOffered()).toBe(false);
  });
});

test('whoever saves data is not sent the whole house', () => {
  browse('secure', { connection: { saveData: true } });
  expect(canInstallOffline()).toBe(false);
});
