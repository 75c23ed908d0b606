import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import { MAKERS, NO_SITE, type Site } from '@hundredfold/shared/protocol/site.ts';
import type { BackupConfig } from '../storage/backup/start-backups.ts';
import type { StorageConfig } from '../storage/open-storage.ts';
import { RETENTION_SETTINGS, type RetentionTimes } from '../storage/retention.ts';
import { listenEverywhere } from './address.ts';
import { isReadable } from './is-readable.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The rate limits and quotas of a server. Everyone behind one address together has ten times the limits of one person. */
export interface Limits {
  readonly tablesPerMinute: number;
  /** The number of requests of one kind that one person may send in a minute, such as joining a table or reading a record. */
  readonly joinsPerMinute: number;
  /** The number of codes without a table that one person may try in a minute. */
  readonly missesPerMinute: number;
  /** The number of tables of one person that may be loaded at the same time. */
  readonly tablesEach: number;
  /** The number of tables that may be loaded at the same time. */
  readonly tables: number;
  readonly messagesPerSecond: number;
}

/** The proof that someone may open tables; `null` if anyone may. */
export type MakerProof =
  | { readonly by: 'word'; readonly word: string }
  /** A proxy says in `header` whom it has logged in, and in `header` with `-Secret` behind it that it is the proxy. */
  | { readonly by: 'header'; readonly header: string; readonly secret: string };

export interface Config extends StorageConfig {
  readonly host: string;
  readonly port: number;
  /** The origin to show in links; `null`: the machine's own address on its network. */
  readonly publicAddress: string | null;
  /** The path of the site below its domain, such as `/cards`; empty if it has none. */
  readonly basePath: string;
  readonly allowedHosts: readonly string[];
  /** The proxies whose word on a client's address is believed: `none`, or a list as Express reads it. */
  readonly trustProxy: string;
  /** The password for the admin page and the metrics; `null`: there is neither. */
  readonly adminPassword: string | null;
  /** The address for reports of security flaws, with its scheme; `null`: the server names none. */
  readonly securityContact: string | null;
  readonly site: Site;
  readonly makerProof: MakerProof | null;
  readonly graceSeconds: number;
  readonly maxBotDelayMs: number;
  readonly closeSeconds: number;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  readonly limits: Limits;
  readonly retention: RetentionTimes;
  readonly backup: BackupConfig;
}

/** The variables that no complaint repeats, and that may come from a file. */
const SECRETS: readonly string[] = ['DATABASE_URL', 'REDIS_URL', 'ADMIN_PASSWORD', 'MAKERS_WORD', 'IDENTITY_HEADER_SECRET'];

type Environment = Readonly<Record<string, string | undefined>>;

export function readConfig(env: Environment): Result<Config, string> {
  const complaints: string[] = [];
  const { read, optional, whole } = variables(env, complaints);
  const site: Site = {
    name: optional('SITE_NAME', matching(/^.{1,40}$/), 'one line of at most 40 characters'),
    note: optional('SITE_NOTE', matching(/^.{1,400}$/), 'one line of at most 400 characters'),
    colour: optional('SITE_COLOUR', colourIn, 'a colour like #0f3d36, so dark that light text on it can be read'),
    imprint: optional('IMPRINT_URL', linkIn, 'an address like https://example.org/imprint'),
    privacy: optional('PRIVACY_URL', linkIn, 'an address like https://example.org/privacy'),
    makers: read('MAKERS', 'anyone', oneOf(MAKERS), 'anyone, word or header'),
    guests: read('GUESTS', 'yes', oneOf(['yes', 'no']), 'yes or no') === 'yes',
  };
  const kept = (name: keyof RetentionTimes): number => {
    const { variable, unitMs, initial, most } = RETENTION_SETTINGS[name];
    return unitMs * whole(variable, initial, 1, most);
  };
  const dataDir = variable(env, 'DATA_DIR') ?? './data';
  const config: Config = {
    processName: read('PROCESS_NAME', 'p1', matching(/^[A-Za-z\d-]{1,32}$/), 'at most 32 letters, digits and hyphens'),
    host: variable(env, 'HOST') ?? listenEverywhere(),
    port: whole('PORT', 2567, 0, 65_535),
    publicAddress: optional('PUBLIC_ADDRESS', originIn, 'an address like https://cards.example.org'),
    basePath: read('BASE_PATH', '', basePathIn, 'a path like /cards'),
    allowedHosts: read<readonly string[]>('ALLOWED_HOSTS', [], hostsIn, 'a list of names like cards.example.org'),
    trustProxy: read('TRUST_PROXY', 'loopback', proxiesIn, PROXIES),
    dataDir,
    database: optional('DATABASE_URL', databaseIn, 'an address like postgres://cards:password@localhost:5432/cards'),
    redisUrl: optional('REDIS_URL', redisIn, REDIS_URLS),
    adminPassword: optional('ADMIN_PASSWORD', matching(/^.{12}/s), 'at least 12 characters long'),
    securityContact: optional('SECURITY_CONTACT', contactIn, 'like mailto:admin@example.org or https://example.org/contact'),
    site: isDeepStrictEqual(site, NO_SITE) ? NO_SITE : site,
    makerProof: makerProofIn(site.makers, optional, complaints),
    graceSeconds: whole('GRACE_SECONDS', 60, 0, 3600),
    maxBotDelayMs: whole('BOT_PACE_MS', 900, 0, 60_000),
    closeSeconds: whole('CLOSE_SECONDS', 40, 1, 3600),
    logLevel: read<Config['logLevel']>('LOG_LEVEL', 'info', oneOf(LOG_LEVELS), `one of ${LOG_LEVELS.join(', ')}`),
    limits: {
      tablesPerMinute: whole('TABLES_PER_MINUTE', 10, 1, 1_000_000),
      joinsPerMinute: whole('JOINS_PER_MINUTE', 120, 1, 1_000_000),
      missesPerMinute: whole('MISSES_PER_MINUTE', 10, 1, 1_000_000),
      tablesEach: whole('TABLES_EACH', 10, 1, 1_000_000),
      tables: whole('MAX_TABLES', 5000, 1, 1_000_000),
      messagesPerSecond: whole('MESSAGES_PER_SECOND', 20, 1, 1_000_000),
    },
    retention: {
      gatherings: kept('gatherings'),
      games: kept('games'),
      records: kept('records'),
      reports: kept('reports'),
      groups: kept('groups'),
      subscriptions: kept('subscriptions'),
    },
    backup: {
      everyMs: read<number | null>('BACKUP_EVERY', null, intervalIn, 'off, or a time from 1m to 30d such as 24h'),
      keep: whole('BACKUP_KEEP', 7, 1, 1000),
      dir: variable(env, 'BACKUP_DIR') ?? join(dataDir, 'backups'),
    },
  };
  if (config.redisUrl !== null && config.database === null)
    complaints.push('REDIS_URL is set without DATABASE_URL: processes need a shared database');
  if (!site.guests && site.makers === 'anyone') complaints.push('GUESTS=no is set without MAKERS: nobody could prove to be more');
  if (site.makers === 'header' && config.trustProxy === 'none')
    complaints.push('MAKERS=header needs TRUST_PROXY, which is none: no proxy could name anyone');
  const complaint = complaints[0];
  return complaint === undefined ? accepted(config) : refused(complaint);
}

/** Returns a variable; an empty variable counts as one that is not set. */
function variable(env: Environment, name: string): string | undefined {
  return env[name]?.trim() || undefined;
}

/** Returns readers of variables, which add a complaint about each value that they do not accept. */
function variables(env: Environment, complaints: string[]) {
  /** Reads a variable; `parse` returns `undefined` for a value that is not `expected`. */
  function read<Value>(name: string, otherwise: Value, parse: (text: string) => Value | undefined, expected: string): Value {
    const isSecret = SECRETS.includes(name);
    const text = isSecret ? secret(name) : variable(env, name);
    const value = text === undefined ? otherwise : parse(text);
    if (value !== undefined) return value;
    complaints.push(`${name} must be ${expected}${isSecret ? '' : `, not ${JSON.stringify(text)}`}`);
    return otherwise;
  }

  function optional(name: string, parse: (text: string) => string | undefined, expected: string): string | null {
    return read<string | null>(name, null, parse, expected);
  }

  function whole(name: string, otherwise: number, from: number, to: number): number {
    const parse = (text: string): number | undefined =>
      /^\d+$/.test(text) && Number(text) >= from && Number(text) <= to ? Number(text) : undefined;
    return read(name, otherwise, parse, `a whole number from ${from} to ${to}`);
  }

  /** Reads a variable that may come from a file instead, under the name with `_FILE`. Container engines pass secrets like that. */
  function secret(name: string): string | undefined {
    const file = variable(env, `${name}_FILE`);
    if (file === undefined) return variable(env, name);
    if (variable(env, name) !== undefined) complaints.push(`${name} and ${name}_FILE are both set: one of them is enough`);
    try {
      const text = readFileSync(file, 'utf8').trim();
      if (text !== '') return text;
      complaints.push(`${name}_FILE names an empty file`);
    } catch {
      complaints.push(`${name}_FILE names a file that cannot be read`);
    }
    return undefined;
  }

  return { read, optional, whole };
}

/** Reads what shows that someone may open tables. Settings for another kind of proof would do nothing, so they are a mistake. */
function makerProofIn(
  makers: Site['makers'],
  optional: ReturnType<typeof variables>['optional'],
  complaints: string[],
): MakerProof | null {
  const word = optional('MAKERS_WORD', matching(/^.{6,64}$/), 'one line of 6 to 64 characters');
  const header = optional('IDENTITY_HEADER', matching(/^[A-Za-z][A-Za-z\d-]*$/), 'a name of a header like Remote-User');
  const secret = optional('IDENTITY_HEADER_SECRET', matching(/^[!-+\--~]{16,}$/), 'at least 16 ASCII characters without commas');
  const settings = [
    ['MAKERS_WORD', word, 'word'],
    ['IDENTITY_HEADER', header, 'header'],
    ['IDENTITY_HEADER_SECRET', secret, 'header'],
  ] as const;
  for (const [name, value, kind] of settings) {
    if (kind === makers && value === null) complaints.push(`MAKERS=${makers} needs ${name}`);
    if (kind !== makers && value !== null) complaints.push(`${name} is set without MAKERS=${kind}`);
  }
  if (word !== null) return { by: 'word', word };
  return header !== null && secret !== null ? { by: 'header', header, secret } : null;
}

function oneOf<Value extends string>(values: readonly Value[]): (text: string) => Value | undefined {
  return (text) => values.find((value) => value === text);
}

/** Reads a time such as `90m`, `24h` or `7d`, or `off`. */
function intervalIn(text: string): number | null | undefined {
  if (text === 'off') return null;
  const [, days = 0, hours = 0, minutes = 0] = /^(?:(\d+)d|(\d+)h|(\d+)m)$/.exec(text) ?? [];
  const interval = Number(days) * DAY_MS + (Number(hours) * 60 + Number(minutes)) * MINUTE_MS;
  return interval >= MINUTE_MS && interval <= 30 * DAY_MS ? interval : undefined;
}

function databaseIn(text: string): string | undefined {
  return /^postgres(?:ql)?:$/.test(URL.parse(text)?.protocol ?? '') ? text : undefined;
}

const REDIS_URLS = 'an address like redis://localhost:6379, or redis://localhost:6379/1 for another database';

function redisIn(text: string): string | undefined {
  const url = URL.parse(text);
  return url !== null && /^rediss?:$/.test(url.protocol) && /^(?:\/\d*)?$/.test(url.pathname) ? text : undefined;
}

function matching(pattern: RegExp): (text: string) => string | undefined {
  return (text) => (pattern.test(text) ? text : undefined);
}

function originIn(text: string): string | undefined {
  const url = URL.parse(text);
  const isOrigin = url?.pathname === '/' && url.search + url.hash + url.username === '';
  return isOrigin && /^https?:$/.test(url.protocol) ? url.origin : undefined;
}

function basePathIn(text: string): string | undefined {
  return /^(?:\/[\w-]+)*\/?$/.test(text) ? text.replace(/\/$/, '') : undefined;
}

function colourIn(text: string): string | undefined {
  return /^#[\da-f]{6}$/i.test(text) && isReadable(text) ? text.toLowerCase() : undefined;
}

function urlWith(protocols: RegExp): (text: string) => string | undefined {
  return (text) => {
    const url = URL.parse(text);
    return url !== null && protocols.test(url.protocol) ? url.href : undefined;
  };
}

const linkIn = urlWith(/^https?:$/);
const contactIn = urlWith(/^(?:https|mailto|tel):$/);

function hostsIn(text: string): readonly string[] | undefined {
  const names = text.split(',').map((name) => name.trim().toLowerCase());
  return names.every((name) => /^[\w-]+(?:\.[\w-]+)*$/.test(name)) ? names : undefined;
}

const PROXIES = 'none, or a list of loopback, linklocal, uniquelocal, addresses and subnets';

function proxiesIn(text: string): string | undefined {
  const isKnown = (part: string): boolean => /^(?:loopback|linklocal|uniquelocal)$/.test(part) || isSubnet(part);
  return text === 'none' || text.split(',').every((part) => isKnown(part.trim())) ? text : undefined;
}

/** Returns whether a text is an address, or a subnet like 10.0.0.0/8. Express takes no subnet of all addresses. */
function isSubnet(text: string): boolean {
  const [, address = '', bits] = /^(.*?)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const mostBits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  return mostBits > 0 && (bits === undefined || (Number(bits) >= 1 && Number(bits) <= mostBits));
}
