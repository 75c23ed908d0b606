// Threats (docs/security.md): O3.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../../src/app/config.ts';
import { NAMES } from '../kit/cluster.ts';
import { NODE_FLAGS } from '../kit/node-flags.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

interface Service {
  readonly image?: string;
  readonly build?: unknown;
  readonly hostname?: string;
  readonly environment?: Readonly<Record<string, string | number>>;
  readonly [setting: string]: unknown;
}

const servicesOf = (file: string): Readonly<Record<string, Service>> => parse(read(file), { merge: true }).services;
const several = servicesOf('docker-compose.yml');
const caddyfile = read('deploy/Caddyfile');
const upstreamOf = (name: string): string => `{$${name.toUpperCase()}:${name}:2567}`;
const example = parseEnv(read('deploy/cards.env.example'));

describe('docker-compose.yml', () => {
  test.each(NAMES)('has a process %s that has this name everywhere', (name) => {
    const environment = { PROCESS_NAME: name };
    expect(several[name]).toMatchObject({ hostname: name, environment, volumes: ['backups:/data'] });
    expect(caddyfile).toContain(`handle {$BASE_PATH}/${name}/* {\n\t\treverse_proxy ${upstreamOf(name)} {`);
  });

  test('has no other process', () => {
    expect(caddyfile).toContain(`reverse_proxy ${NAMES.map(upstreamOf).join(' ')} {`);
    const processes = Object.values(several).filter(({ environment }) => environment?.PROCESS_NAME !== undefined);
    expect(processes).toHaveLength(NAMES.length);
  });

  test.each(Object.entries(several))('%s has limits, writes only where it may, and restarts', (_, service) => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      restart: 'unless-stopped',
      mem_limit: expect.stringMatching(/^\d+[mg]$/),
      cpus: expect.any(Number),
      pids_limit: expect.any(Number),
    });
    // Services that are built here run without root by the Dockerfile.
    if (service.build === undefined) expect(service).toMatchObject({ user: expect.any(String), healthcheck: expect.anything() });
  });

  test('uses only settings that the example file names, and contains no password', () => {
    const asked = new Set([...read('docker-compose.yml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name!));
    expect([...asked].filter((name) => !(name in example))).toEqual([]);
    for (const name of asked) if (name.endsWith('PASSWORD')) expect(example[name]).toBe('');
  });

  test('gives a process valid settings', () => {
    const given = { ...example, POSTGRES_PASSWORD: 'open', REDIS_PASSWORD: 'sesame', ADMIN_PASSWORD: '' };
    const written = Object.entries(several.p1?.environment ?? {}).map(([name, value]) => [
      name,
      String(value).replace(/\$\{(\w+)[^}]*\}/g, (_, asked: keyof typeof given) => given[asked] ?? ''),
    ]);
    expect(readConfig({ ...given, ...Object.fromEntries(written) })).toMatchObject({
      ok: true,
      value: {
        processName: 'p1',
        publicAddress: 'http://localhost',
        database: 'postgres://cards:open@postgres:5432/cards',
        redisUrl: 'redis://:sesame@redis:6379',
      },
    });
  });
});

test('a single process is published over IPv4 alone, because all visitors over IPv6 would have the address of the gateway', () => {
  expect(servicesOf('docker-compose.single.yml').hundredfold?.ports).toEqual(['0.0.0.0:2567:2567']);
});

test('docker-compose.single.yml is one process that needs no settings', () => {
  const { hundredfold, ...others } = servicesOf('docker-compose.single.yml');
  expect(others).toEqual({});
  expect(hundredfold).toMatchObject({
    build: '.',
    read_only: true,
    volumes: ['data:/data'],
    mem_limit: expect.stringMatching(/^\d+[mg]$/),
    pids_limit: expect.any(Number),
    logging: { driver: 'local' },
  });
});

describe('Dockerfile', () => {
  const dockerfile = read('Dockerfile');

  test('pins full versions of its images and of pnpm', () => {
    const images = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image!).filter((image) => image.includes(':'));
    expect(images.length).toBeGreaterThan(0);
    for (const image of images) expect(image).toMatch(/:\d+\.\d+\.\d+(?:-|$)/);
    expect(dockerfile).toMatch(/^ARG PNPM=\d+\.\d+\.\d+$/m);
    expect(dockerfile).not.toMatch(/pnpm@\d/);
  });

  test('lets the server back itself up', () => {
    expect(dockerfile).toMatch(/^ENV .* DATA_DIR=\/data BACKUP_EVERY=24h /m);
  });

  test('runs the server as pnpm start does', () => {
    const command = [...NODE_FLAGS, 'packages/server/src/main.ts'];
    expect(JSON.parse(/^CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? 'null')).toEqual(['node', ...command]);
    expect(JSON.parse(read('package.json')).scripts.start).toContain(`&& node ${command.join(' ')}`);
  });
});

test.each(globSync('deploy/stores/*/', { cwd: ROOT }))('%s has the port, the folder and known settings', (folder) => {
  const text = globSync(`${folder}/*.*`, { cwd: ROOT }).map(read).join('\n');
  for (const part of ['ghcr.io/hundredfold/hundredfold:', '2567', '/data']) expect(text).toContain(part);
  const words = text.match(/\b[A-Z]+(?:_[A-Z]+)+\b/g) ?? [];
  const settings = words.filter((word) => !/^(?:APP|DEVICE|PROXY|HUNDREDFOLD)_/.test(word));
  expect(settings).toContain('PUBLIC_ADDRESS');
  for (const name of settings) expect(read('docs/configuration.md')).toContain(`| \`${name}\` |`);
});
