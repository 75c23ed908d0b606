import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { runOutside } from './run-outside.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

test.each([
  [[], 'which game?'],
  [['whist'], 'there is no game whist'],
  [['mod-four', 'hearts'], 'one game at a time'],
])('no check begins of the games %j', async (ids, wrong) => {
  const { status, output } = await runOutside(ROOT, process.execPath, 'scripts/check-game.ts', ...ids);
  expect(output).toContain(`check:game: ${wrong}; usage: pnpm check:game hand-over | `);
  expect(status).toBe(2);
});
