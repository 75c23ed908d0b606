import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { TEST_GAMES } from '../packages/shared/src/testing/test-games.ts';
import { runOutside } from './run-outside.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

test.each(TEST_GAMES)('$id passes the check of one game', async ({ id }) => {
  const { status, output } = await runOutside(ROOT, process.execPath, 'scripts/check-game.ts', id);
  expect(output).toContain(`${id}: all is well`);
  expect(status).toBe(0);
});
