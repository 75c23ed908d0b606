import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './port.ts';
import { findProgram, type Program } from './programs.ts';
import { startService } from './service.ts';

/** A Redis for a test, on a free port of loopback and in a folder of its own. */
export interface Redis {
  /** The address without a database. */
  readonly address: string;
  readonly pid: number;
  /** Stops it as an operator would, which ends all connections. */
  stop(): Promise<void>;
  /** Starts it again on the same port, empty, unless it runs. */
  start(): Promise<void>;
  close(): Promise<void>;
}

// Debian's server package starts a service; the tools package has the same program under another name and starts none.
const PROGRAM: Program = {
  names: ['redis-server', 'redis-check-rdb'],
  folders: () => [],
  install: 'apt-get -y -q --no-install-recommends install redis-tools',
  called: 'Redis (its server, Debian: redis-server)',
};

export async function startRedis(folder = tmpdir()): Promise<Redis> {
  const dir = mkdtempSync(join(folder, 'redis-'));
  const port = await freePort();
  const settings = { port: String(port), bind: '127.0.0.1', dir, save: '', appendonly: 'no', databases: '1000' };
  const service = await startService({
    program: findProgram(PROGRAM),
    words: Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]),
    dir,
    options: { argv0: 'redis-server' },
    output: 'stdout',
    isReady: /ready to accept connections/i,
  });
  return {
    address: `redis://127.0.0.1:${port}`,
    get pid() {
      return service.pid;
    },
    stop: () => service.end('SIGTERM'),
    start: service.start,
    close: service.close,
  };
}
