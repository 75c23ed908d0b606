import { modFour, playCards } from './kit/games/mod-four.ts';
import { expect, test } from './kit/test.ts';
import { MAIN_PROGRAM } from './kit/test-server.ts';

test.use({ program: { ...MAIN_PROGRAM, env: { BASE_PATH: '/cards' } } });

test('below a path of a domain, friends meet, play and come back, and nothing outside the path is asked for', async ({
  pageErrors,
  server,
  visitors,
  visitor,
}) => {
  pageErrors.expectKind(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket/);
  const ann = await visitor('Ann', { serviceWorkers: 'allow' });
  const [ben] = await visitors('Ben');
  const outside: string[] = [];
  for (const { page } of [ann, ben])
    page.context().on('request', (request) => {
      const isInside = request.url().startsWith(`${server.address}/`);
      if (!isInside && !request.isNavigationRequest()) outside.push(request.url());
    });
  await ann.page.goto(server.address);
  await expect(ann.page).toHaveURL(`${server.address}/`);
  const link = await ann.makesTable(modFour);
  expect(link).toMatch(new RegExp(`^${server.address}/t/\\w+$`));
  await ben.opensLink(link);
  await ann.startsWithBots();
  await playCards([ann, ben], 4);
  await ben.page.reload();
  await playCards([ann, ben], 2);
  await ann.page.goto(`${server.address}/`); // The app is stored while nobody plays.
  await ann.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await ann.page.goto(`${server.address}/verify`);
  await expect(ann.page.getByRole('heading', { name: 'Check a shuffle' })).toBeVisible();
  await ann.page.context().setOffline(true);
  await ann.page.goto(`${server.address}/`);
  await expect(ann.page.getByText('No connection to Hundredfold. Bots play on this device.')).toBeVisible();
  await ann.page.goto(`${server.address}/verify`);
  await expect(ann.page.getByRole('heading', { name: 'Check a shuffle' })).toBeVisible();
  await ann.page.goto(`${server.address}/stored`);
  await expect(ann.page.getByText('some times are missing')).toBeVisible();
  expect(outside).toEqual([]);
});
