import { afterAll, expect, vi } from 'vitest';
import { WAIT_LIMIT_MS } from '../../packages/shared/src/testing/size.ts';
import { startHeartbeat } from './heartbeats.ts';

afterAll(startHeartbeat(expect.getState().testPath ?? 'an unknown test file'));

// Vitest's own limit is a second, which a slow machine or a full one needs for an answer.
for (const wait of ['waitFor', 'waitUntil'] as const) {
  const { [wait]: within } = vi;
  if (within.name !== 'waitPatiently')
    Object.assign(vi, {
      [wait]: function waitPatiently(check: () => never, options: number | object = {}) {
        return within(check, typeof options === 'number' ? options : { timeout: WAIT_LIMIT_MS, ...options });
      },
    });
}
