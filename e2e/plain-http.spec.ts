import config from '../playwright.config.ts';
import { foursquare } from './kit/games/foursquare.ts';
import { modFour } from './kit/games/mod-four.ts';
import { playsOnDevice } from './kit/on-device.ts';
import { expect, test } from './kit/test.ts';

/** An address on a home network that leads to this machine. To a browser it is not a secure origin. */
const NETWORK = '192.168.77.7';

const { launchOptions } = config.use ?? {};

// A browser with other options needs a worker of its own.
test.use({
  launchOptions: { ...launchOptions, args: [...(launchOptions?.args ?? []), `--host-resolver-rules=MAP ${NETWORK} 127.0.0.1`] },
});

test('over plain http on a home network, the app offers only what works there, including games on this device', async ({
  pageErrors,
  server,
  visitor,
}) => {
  pageErrors.expectKind(/status of 403/);
  const ann = await visitor('Ann', { serviceWorkers: 'allow', baseURL: server.address.replace('127.0.0.1', NETWORK) });
  const { page } = ann;
  await page.addInitScript(() => Object.assign(navigator, { share: async () => undefined }));
  const link = await ann.makesTable(modFour);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  expect(link).toContain(NETWORK);
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await ann.presses('Copy link');
  await expect(page.getByText('Copied')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Share …' })).toBeHidden();
  await ann.presses('Settings');
  await expect(page.getByRole('dialog').getByLabel('Volume')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Notifications' })).toBeHidden();
  await ann.presses('Done');
  await playsOnDevice(ann, foursquare);
  await foursquare.turn(ann);
  await page.reload();
  await foursquare.turn(ann);
});
