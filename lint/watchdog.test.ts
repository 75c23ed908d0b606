import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { type BlockedLimits, findBlocked, prepareHeartbeats } from '../scripts/watchdog/heartbeats.ts';

const HEARTBEATS = join(import.meta.dirname, '../scripts/watchdog/heartbeats.ts');

const children: ChildProcess[] = [];

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  vi.unstubAllEnvs();
});

function startBlocked(name: string, work: string): void {
  const code = `import { startHeartbeat } from ${JSON.stringify(HEARTBEATS)}; startHeartbeat('${name}'); ${work}`;
  const args = ['--experimental-strip-types', '--disable-warning=ExperimentalWarning', '--input-type=module', '-e', code];
  children.push(spawn(process.execPath, args, { stdio: 'ignore' }));
}

const filesFound = (limits: BlockedLimits) => findBlocked(limits).map(({ file }) => file);

test('a process in a loop is found by its CPU time, and one that waits only by the clock', async () => {
  vi.stubEnv('TEST_HEARTBEATS', '');
  prepareHeartbeats();
  startBlocked('loop.test.ts', 'for (;;);');
  startBlocked('wait.test.ts', 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);');
  await vi.waitFor(() => expect(filesFound({ cpuMs: 200, wallMs: 60_000 })).toEqual(['loop.test.ts']));
  await vi.waitFor(
    () => expect(filesFound({ cpuMs: 60_000, wallMs: 200 }).sort()).toEqual(['loop.test.ts', 'wait.test.ts']),
    20_000,
  );
});
