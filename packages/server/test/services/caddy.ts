import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findProgram, type Program } from './programs.ts';

/** A Caddy on loopback that leads to processes, by the Caddyfile of the house. */
export interface Caddy {
  /** What it has logged of late, a line of JSON each. */
  readonly log: readonly string[];
  /** Ends it for good and removes its folder. */
  close(): Promise<void>;
}

export interface Leading {
  /** What visitors open. */
  readonly address: string;
  /** Processes by their names, and the ports of loopback at which they are. */
  readonly ports: ReadonlyMap<string, number>;
}

const CADDYFILE = join(import.meta.dirname, '../../../../deploy/Caddyfile');

// The program alone: Debian's package comes with a service that takes port 80.
const PROGRAM: Program = {
  names: ['caddy'],
  folders: () => ['/usr/local/bin'],
  install: `cd "$(mktemp -d)"; apt-get -q -o APT::Sandbox::User=root download caddy
    dpkg-deb --fsys-tarfile caddy_*.deb | tar -xO ./usr/bin/caddy > caddy; install caddy /usr/local/bin`,
  called: 'Caddy (Debian: caddy)',
};

const MOST_LOGGED = 1000;

export async function startCaddy({ address, ports }: Leading): Promise<Caddy> {
  const program = findProgram(PROGRAM);
  const dir = mkdtempSync(join(tmpdir(), 'caddy-'));
  const env = {
    HOME: dir,
    PUBLIC_ADDRESS: address,
    CADDY_ADMIN: `unix/${dir}/admin`,
    CADDY_BIND: 'bind 127.0.0.1',
    CADDY_LEVEL: 'DEBUG',
    ...(leavesStreams(program) ? {} : { CADDY_STREAMS: '' }),
    ...Object.fromEntries([...ports].map(([name, port]) => [name.toUpperCase(), `127.0.0.1:${port}`])),
  };
  const child = spawn(program, ['run', '--config', CADDYFILE, '--adapter', 'caddyfile'], {
    cwd: dir,
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const orphaned = () => void child.kill('SIGKILL');
  process.once('exit', orphaned);
  const log: string[] = [];
  await isReady(child, log);
  return {
    log,
    async close() {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, 'exit');
        child.kill('SIGKILL');
        await ended;
      }
      process.off('exit', orphaned);
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** Older ones, such as Debian 12's, close every socket when they read their file again. */
function leavesStreams(program: string): boolean {
  const [major = 0, minor = 0] =
    /\d+\.\d+/
      .exec(execFileSync(program, ['version'], { encoding: 'utf8' }))?.[0]
      .split('.')
      .map(Number) ?? [];
  return major > 2 || (major === 2 && minor >= 7);
}

/** Once it says that it serves; what it said before, where it ends instead. */
function isReady(child: ChildProcess, log: string[]): Promise<void> {
  if (child.stderr === null) throw new Error('what Caddy says is not read');
  const lines = createInterface({ input: child.stderr });
  return new Promise((resolve, reject) => {
    lines.on('line', (line) => {
      if (log.push(line) > MOST_LOGGED) log.shift();
      if (line.includes('serving initial configuration')) resolve();
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`Caddy did not start:\n${log.join('\n')}`)));
  });
}
