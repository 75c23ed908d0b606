import { join } from 'node:path';
import { buildClient } from './build-client.ts';
import { checkLongTexts } from './check-screen.ts';
import { test } from './test.ts';
import { startTour, tableTour } from './tour.ts';

const ROOT = join(import.meta.dirname, '..');
const CLIENT = join(ROOT, 'test-results/client-with-pseudo-locale');

test.describe('every screen has room for texts that are longer by a third', () => {
  test.use({ ownServer: true, program: { path: join(ROOT, 'packages/server/test/other-client.ts'), given: [CLIENT] } });
  test.describe.configure({ mode: 'default' });

  test.beforeAll(async () => {
    await buildClient(CLIENT, { PSEUDO_LOCALE: 'en-XA' });
  });

  test('before a table', async ({ visitor, pageErrors }) => {
    await startTour({ visitor, pageErrors }, checkLongTexts);
  });

  test('at a table', async ({ server, visitor, pageErrors }) => {
    test.slow(); // The test shows each screen at three sizes.
    await tableTour({ server, visitor, pageErrors }, checkLongTexts);
  });
});
