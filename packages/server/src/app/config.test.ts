// Threats (docs/security.md): O3.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NO_SITE } from '@hundredfold/shared/protocol/site.ts';
import { expect, test } from 'vitest';
import { type Config, readConfig } from './config.ts';

const BY_HEADER = { MAKERS: 'header', IDENTITY_HEADER: 'Remote-User', IDENTITY_HEADER_SECRET: 'only-between-us-two' };

test('an empty environment gives a complete configuration', () => {
  const config = readConfig({ PORT: '', DATABASE_URL: '' });
  expect(config).toMatchObject({
    ok: true,
    value: {
      host: '0.0.0.0',
      port: 2567,
      publicAddress: null,
      dataDir: './data',
      adminPassword: null,
      securityContact: null,
      database: null,
      processName: 'p1',
      graceSeconds: 60,
      maxBotDelayMs: 900,
      closeSeconds: 40,
      logLevel: 'info',
      backup: { everyMs: null, keep: 7, dir: 'data/backups' },
    },
  });
});

test('limits and other numbers have the defaults of docs/configuration.md', () => {
  const docs = readFileSync(join(import.meta.dirname, '../../../../docs/configuration.md'), 'utf8');
  const numbers = Object.fromEntries([...docs.matchAll(/^\| `(\w+)` \| `(\d+)` \|/gm)].map(([, name, value]) => [name, value]));
  expect(Object.keys(numbers)).toContain('MESSAGES_PER_SECOND');
  expect(readConfig(numbers)).toEqual(readConfig({}));
});

test.each<readonly [env: Readonly<Record<string, string>>, value: Partial<Config>]>([
  ...['none', 'loopback, 10.0.0.0/8', '2001:db8::/32,uniquelocal', '::1/128, 127.0.0.1/32'].map(
    (list) => [{ TRUST_PROXY: list }, { trustProxy: list }] as const,
  ),
  ...[
    ['/', ''],
    ['/cards/', '/cards'],
    ['/a_b/c-2', '/a_b/c-2'],
  ].map(([path = '', basePath = '']) => [{ BASE_PATH: path }, { basePath }] as const),
  [
    { ...BY_HEADER, GUESTS: 'no' },
    {
      makerProof: { by: 'header', header: 'Remote-User', secret: 'only-between-us-two' },
      site: { ...NO_SITE, makers: 'header', guests: false },
    },
  ],
  [{ MAKERS: 'word', MAKERS_WORD: 'green meadow' }, { makerProof: { by: 'word', word: 'green meadow' } }],
  [{ ALLOWED_HOSTS: 'NAS, cards.my-home.example' }, { allowedHosts: ['nas', 'cards.my-home.example'] }],
  ...['postgres://db/cards', 'postgresql://cards:secret@10.0.0.1:5433/cards?sslmode=require'].map(
    (url) => [{ DATABASE_URL: url }, { database: url }] as const,
  ),
  [
    { PROCESS_NAME: 'Table-2', HOST: '127.0.0.1', PORT: '0' },
    { processName: 'Table-2', host: '127.0.0.1', port: 0 },
  ],
  ...Object.entries({ off: null, '1m': 60_000, '24h': 86_400_000, '30d': 2_592_000_000 }).map(
    ([BACKUP_EVERY, everyMs]) => [{ BACKUP_EVERY, BACKUP_DIR: '/b' }, { backup: { everyMs, keep: 7, dir: '/b' } }] as const,
  ),
  [
    {
      ...{ KEEP_GATHERINGS_MINUTES: '5', KEEP_GAMES_DAYS: '2', KEEP_RECORDS_DAYS: '3', KEEP_REPORTS_DAYS: '4' },
      ...{ KEEP_SUBSCRIPTIONS_DAYS: '1', KEEP_GROUPS_DAYS: '5' },
    },
    {
      retention: {
        ...{ gatherings: 300_000, games: 172_800_000, records: 259_200_000, reports: 345_600_000 },
        ...{ subscriptions: 86_400_000, groups: 432_000_000 },
      },
    },
  ],
  [
    { PUBLIC_ADDRESS: 'https://Cards.example.org/', GRACE_SECONDS: '5' },
    { publicAddress: 'https://cards.example.org', graceSeconds: 5 },
  ],
])('%j is accepted', (env, value) => {
  expect(readConfig(env)).toMatchObject({ ok: true, value });
});

test.each([
  [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535, not "http"'],
  [{ PORT: '65536' }, 'PORT must be'],
  [{ PORT: '-1' }, 'PORT must be'],
  [{ GRACE_SECONDS: '1e3' }, 'GRACE_SECONDS must be'],
  [{ BOT_PACE_MS: '0.5' }, 'BOT_PACE_MS must be'],
  [{ BACKUP_EVERY: '24' }, 'BACKUP_EVERY must be off, or a time from 1m to 30d such as 24h, not "24"'],
  [{ BACKUP_EVERY: '0m' }, 'BACKUP_EVERY must be'],
  [{ BACKUP_EVERY: '31d' }, 'BACKUP_EVERY must be'],
  [{ BACKUP_KEEP: '0' }, 'BACKUP_KEEP must be a whole number from 1 to 1000, not "0"'],
  [{ KEEP_REPORTS_DAYS: '0' }, 'KEEP_REPORTS_DAYS must be a whole number from 1 to 100000, not "0"'],
  [{ PUBLIC_ADDRESS: 'cards.example.org' }, 'PUBLIC_ADDRESS must be an address like'],
  [{ PUBLIC_ADDRESS: 'javascript:alert(1)' }, 'PUBLIC_ADDRESS must be'],
  [{ PUBLIC_ADDRESS: 'https://example.org/cards' }, 'PUBLIC_ADDRESS must be'],
  [{ TRUST_PROXY: 'everybody' }, 'TRUST_PROXY must be'],
  [{ TRUST_PROXY: 'loopback, 10.0.0.1000' }, 'TRUST_PROXY must be'],
  [{ TRUST_PROXY: '0.0.0.0/0' }, 'TRUST_PROXY must be'],
  [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY must be'],
  [{ TRUST_PROXY: '10.0.0.0/8/8' }, 'TRUST_PROXY must be'],
  [{ TRUST_PROXY: '::/129' }, 'TRUST_PROXY must be'],
  [{ MAKERS: 'members' }, 'MAKERS must be anyone, word or header, not "members"'],
  [{ MAKERS: 'word' }, 'MAKERS=word needs MAKERS_WORD'],
  [{ MAKERS: 'word', MAKERS_WORD: 'short' }, 'MAKERS_WORD must be one line of 6 to 64 characters'],
  [{ MAKERS_WORD: 'green meadow' }, 'MAKERS_WORD is set without MAKERS=word'],
  [{ MAKERS: 'header' }, 'MAKERS=header needs IDENTITY_HEADER'],
  [{ MAKERS: 'header', IDENTITY_HEADER: 'Remote-User' }, 'MAKERS=header needs IDENTITY_HEADER_SECRET'],
  [{ ...BY_HEADER, IDENTITY_HEADER_SECRET: 'a-secret' }, 'IDENTITY_HEADER_SECRET must be at least 16 ASCII'],
  [{ ...BY_HEADER, IDENTITY_HEADER_SECRET: 'a-secret,between-us' }, 'IDENTITY_HEADER_SECRET must be at least 16 ASCII'],
  [{ ...BY_HEADER, IDENTITY_HEADER: 'Remote_User' }, 'IDENTITY_HEADER must be a name of a header'],
  [{ ...BY_HEADER, TRUST_PROXY: 'none' }, 'MAKERS=header needs TRUST_PROXY, which is none'],
  [{ ...BY_HEADER, MAKERS: 'anyone' }, 'IDENTITY_HEADER is set without MAKERS=header'],
  [{ GUESTS: 'no' }, 'GUESTS=no is set without MAKERS'],
  [{ ...BY_HEADER, GUESTS: 'some' }, 'GUESTS must be yes or no'],
  [{ SITE_NAME: 'x'.repeat(41) }, 'SITE_NAME must be one line of at most 40 characters'],
  [{ SITE_COLOUR: '#eeeeee' }, 'SITE_COLOUR must be a colour like #0f3d36, so dark'],
  [{ IMPRINT_URL: 'javascript:alert(1)' }, 'IMPRINT_URL must be an address like'],
  [{ BASE_PATH: 'cards' }, 'BASE_PATH must be a path like /cards'],
  [{ BASE_PATH: '/cards?x' }, 'BASE_PATH must be'],
  [{ ALLOWED_HOSTS: '*' }, 'ALLOWED_HOSTS must be a list of names like'],
  [{ ALLOWED_HOSTS: 'http://nas' }, 'ALLOWED_HOSTS must be'],
  [{ ALLOWED_HOSTS: 'nas,,cards' }, 'ALLOWED_HOSTS must be'],
  [{ ADMIN_PASSWORD: 'too short' }, 'ADMIN_PASSWORD must be at least 12 characters long'],
  [{ SECURITY_CONTACT: 'admin@example.org' }, 'SECURITY_CONTACT must be like mailto:'],
  [{ SECURITY_CONTACT: 'javascript:alert(1)' }, 'SECURITY_CONTACT must be like mailto:'],
  [{ ADMIN_PASSWORD_FILE: '/dev/null' }, 'ADMIN_PASSWORD_FILE names an empty file'],
  [{ ADMIN_PASSWORD_FILE: '/nowhere/secret' }, 'ADMIN_PASSWORD_FILE names a file that cannot be read'],
  [
    { ADMIN_PASSWORD_FILE: import.meta.filename, ADMIN_PASSWORD: 'a long password' },
    'ADMIN_PASSWORD and ADMIN_PASSWORD_FILE are both set',
  ],
  [{ PROCESS_NAME: 'process one' }, 'PROCESS_NAME must be'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of'],
  [{ DATABASE_URL: 'mysql://cards:secret@db/cards' }, 'DATABASE_URL must be an address like postgres://'],
  [{ DATABASE_URL: 'cards' }, 'DATABASE_URL must be'],
  [{ REDIS_URL: 'redis://cache' }, 'REDIS_URL is set without DATABASE_URL'],
  [{ REDIS_URL: 'cache:6379', DATABASE_URL: 'postgres://db/cards' }, 'REDIS_URL must be'],
  [{ REDIS_URL: 'redis://cache/cards', DATABASE_URL: 'postgres://db/cards' }, 'REDIS_URL must be'],
  [{ PROCESS_NAME: 'p/1' }, 'PROCESS_NAME must be at most 32 letters'],
  [{ PROCESS_NAME: 'p'.repeat(33) }, 'PROCESS_NAME must be'],
])('%j is rejected with one line', (env, line) => {
  const config = readConfig(env);
  expect(config).toEqual({ ok: false, refusal: expect.stringContaining(line) });
  expect(config.ok ? '' : config.refusal).not.toMatch(/\n|secret/);
});

test('secrets may be in files', () => {
  const dir = mkdtempSync(join(tmpdir(), 'secrets-'));
  const secrets = {
    DATABASE_URL: 'postgres://cards:x@db/cards',
    REDIS_URL: 'redis://:y@redis:6379',
    ADMIN_PASSWORD: 'a long password',
  };
  const env = Object.entries(secrets).map(([name, secret]) => {
    writeFileSync(join(dir, name), `${secret}\n`);
    return [`${name}_FILE`, join(dir, name)];
  });
  expect(readConfig(Object.fromEntries(env))).toMatchObject({
    ok: true,
    value: { database: secrets.DATABASE_URL, redisUrl: secrets.REDIS_URL, adminPassword: secrets.ADMIN_PASSWORD },
  });
  rmSync(dir, { recursive: true });
});
