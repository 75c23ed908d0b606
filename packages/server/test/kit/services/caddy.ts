import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findProgram, type Program } from './programs.ts';

/** A Caddy on loopback that leads to processes, with the deployed Caddyfile. */
export interface Caddy {
  /** The latest lines of its log, in JSON. */
  readonly log: readonly string[];
  /** Stops it for good and removes its folder. */
  close(): Promise<void>;
}

export interface Leading {
  /** The public address. */
  readonly address: string;
  /** The processes by their names, with their ports on loopback. */
  readonly ports: ReadonlyMap<string, number>;
}

const CADDYFILE = join(import.meta.dirname, '../../../../../deploy/Caddyfile');

// Only the program is installed: Debian's package comes with a service that takes port 80.
const PROGRAM: Program = {
  names: ['caddy'],
  folders: () => ['/usr/local/bin'],
  install: `cd "$(mktemp -d)"; apt-get -q -o APT::Sandbox::User=root download caddy
    dpkg-deb --fsys-tarfile caddy_*.deb | tar -xO ./usr/bin/caddy > caddy; install caddy /usr/local/bin`,
  called: 'Caddy (Debian: caddy)',
};

const MAX_LOG_LINES = 1000;

export async function startCaddy({ address, ports }: Leading): Promise<Caddy> {
  const program = findProgram(PROGRAM);
  const dir = mkdtempSync(join(tmpdir(), 'caddy-'));
  const env = {
    HOME: dir,
    PUBLIC_ADDRESS: address,
    CADDY_ADMIN: `unix/${dir}/admin`,
    CADDY_BIND: 'bind 127.0.0.1',
    CADDY_LEVEL: 'DEBUG',
    ...(keepsStreams(program) ? {} : { CADDY_STREAMS: '' }),
    ...Object.fromEntries([...ports].map(([name, port]) => [name.toUpperCase(), `127.0.0.1:${port}`])),
  };
  const child = spawn(program, ['run', '--config', CADDYFILE, '--adapter', 'caddyfile'], {
    cwd: dir,
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const killChild = () => void child.kill('SIGKILL');
  process.once('exit', killChild);
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
      process.off('exit', killChild);
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/**
 * Returns whether this Caddy keeps sockets open when it reloads its configuration. Older versions, such as Debian 12's, close
 * them.
 */
function keepsStreams(program: string): boolean {
  const [major = 0, minor = 0] =
    /\d+\.\d+/
      .exec(execFileSync(program, ['version'], { encoding: 'utf8' }))?.[0]
      .split('.')
      .map(Number) ?? [];
  return major > 2 || (major === 2 && minor >= 7);
}

/** Resolves when Caddy serves; rejects with its output if it ends instead. */
function isReady(child: ChildProcess, log: string[]): Promise<void> {
  if (child.stderr === null) throw new Error('the output of Caddy is not read');
  const lines = createInterface({ input: child.stderr });
  return new Promise((resolve, reject) => {
    lines.on('line', (line) => {
      if (log.push(line) > MAX_LOG_LINES) log.shift();
      if (line.includes('serving initial configuration')) resolve();
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`Caddy did not start:\n${log.join('\n')}`)));
  });
}
