import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { TEST_GAMES } from '../packages/shared/src/testing/test-games.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

test.each(TEST_GAMES)('$id passes the check of one game', { timeout: 180_000 }, async ({ id }) => {
  const { TEST_SIZE: _size, VITEST: _vitest, NODE_ENV: _env, ...env } = process.env;
  const settings = { cwd: ROOT, env: { ...env, NO_COLOR: '1' }, maxBuffer: 1e8 };
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/check-game.ts', id], settings);
  expect(stdout).toContain(`${id}: all is well`);
});
