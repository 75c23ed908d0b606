import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { debianProgram, findProgram } from './programs.ts';
import { type Service, startService } from './service.ts';

export interface Leading {
  readonly address: string;
  readonly ports: ReadonlyMap<string, number>;
}

const CADDYFILE = join(import.meta.dirname, '../../../../../deploy/Caddyfile');

const PROGRAM = debianProgram('caddy', './usr/bin/caddy', 'Caddy');

/** Starts a Caddy on loopback that leads to processes, with the deployed Caddyfile. Its log is in JSON. */
export async function startCaddy({ address, ports }: Leading, config = CADDYFILE): Promise<Service> {
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
  return startService({
    program,
    words: ['run', '--config', config, '--adapter', 'caddyfile'],
    dir,
    options: { env },
    output: 'stderr',
    isReady: /serving initial configuration/,
  });
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
