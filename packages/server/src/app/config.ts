import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import type { RetentionTimes } from '../storage/archive.ts';
import { listenEverywhere } from './address.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How much one address, and everybody together, may ask of the server. */
export interface Limits {
  /** Tables that one address may make in a minute. */
  readonly tablesPerMinute: number;
  /** Times that one address may join or rejoin a table in a minute. */
  readonly joinsPerMinute: number;
  /** Codes without a table that one address may try in a minute. */
  readonly missesPerMinute: number;
  /** Tables up at the same time that one person has made; from one address ten times as many. */
  readonly tablesEach: number;
  /** Tables that are up at the same time. */
  readonly tables: number;
  /** Messages that one connection may send in a second. */
  readonly messagesPerSecond: number;
}

export interface Config {
  /** What this process is called among those of its card room, in the log and in the figures. */
  readonly processName: string;
  readonly host: string;
  readonly port: number;
  /** Origin to show in links; `null`: the machine's own address on its network. */
  readonly publicAddress: string | null;
  /** Names by which this server may be asked besides its own. */
  readonly allowedHosts: readonly string[];
  /** Whose word on a visitor's address is believed: `none`, or a list as Express reads it. */
  readonly trustProxy: string;
  readonly dataDir: string;
  /** The address of a PostgreSQL database; `null`: the archive is in `dataDir`. */
  readonly database: string | null;
  /** Over which the processes of one card room speak to each other; `null` where there is but one. */
  readonly redisUrl: string | null;
  /** Opens the page and the figures for whoever keeps the house; `null`: there are none. */
  readonly adminPassword: string | null;
  /** Where flaws in security are reported, an address with its scheme; `null`: nowhere that the server would name. */
  readonly securityContact: string | null;
  readonly graceSeconds: number;
  readonly botPace: number;
  /** For how long the process may take to close. */
  readonly closeSeconds: number;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  readonly limits: Limits;
  readonly terms: RetentionTimes;
}

/** Characters. */
const SHORTEST_PASSWORD = 12;

type Environment = Readonly<Record<string, string | undefined>>;

/** The configuration that the environment asks for, or one sentence on what is wrong with it. */
export function readConfig(env: Environment): Result<Config, string> {
  const complaints: string[] = [];
  const whole = wholeReader(env, complaints);
  const config: Config = {
    processName: readProcessName(env, complaints),
    host: given(env, 'HOST') ?? listenEverywhere(),
    port: whole('PORT', 2567, 0, 65_535),
    publicAddress: readOrigin(env, complaints),
    allowedHosts: readHosts(env, complaints),
    trustProxy: readProxies(env, complaints),
    dataDir: given(env, 'DATA_DIR') ?? './data',
    database: readDatabase(env, complaints),
    redisUrl: readRedis(env, complaints),
    adminPassword: readPassword(env, complaints),
    securityContact: readContact(env, complaints),
    graceSeconds: whole('GRACE_SECONDS', 60, 0, 3600),
    botPace: whole('BOT_PACE_MS', 900, 0, 60_000),
    closeSeconds: whole('CLOSE_SECONDS', 40, 1, 3600),
    logLevel: readLogLevel(env, complaints),
    limits: {
      tablesPerMinute: whole('TABLES_PER_MINUTE', 10, 1, 1_000_000),
      joinsPerMinute: whole('JOINS_PER_MINUTE', 120, 1, 1_000_000),
      missesPerMinute: whole('MISSES_PER_MINUTE', 10, 1, 1_000_000),
      tablesEach: whole('TABLES_EACH', 10, 1, 1_000_000),
      tables: whole('MAX_TABLES', 5000, 1, 1_000_000),
      messagesPerSecond: whole('MESSAGES_PER_SECOND', 20, 1, 1_000_000),
    },
    terms: {
      gatherings: MINUTE * whole('KEEP_GATHERINGS_MINUTES', 60, 1, 1_000_000),
      games: DAY * whole('KEEP_GAMES_DAYS', 7, 1, 100_000),
      records: DAY * whole('KEEP_RECORDS_DAYS', 365, 1, 100_000),
      reports: DAY * whole('KEEP_REPORTS_DAYS', 90, 1, 100_000),
    },
  };
  const complaint = complaints[0];
  return complaint === undefined ? accepted(config) : refused(complaint);
}

/** A variable that is empty counts as one that is not set. */
function given(env: Environment, name: string): string | undefined {
  return env[name]?.trim() || undefined;
}

/** What may stand in a file instead, under the name with `_FILE`: container engines hand secrets over like that. */
function secret(env: Environment, complaints: string[], name: string): string | undefined {
  const file = given(env, `${name}_FILE`);
  if (file === undefined) return given(env, name);
  if (given(env, name) !== undefined) complaints.push(`${name} and ${name}_FILE are both set: one of them is enough`);
  try {
    const text = readFileSync(file, 'utf8').trim();
    if (text !== '') return text;
    complaints.push(`${name}_FILE names an empty file`);
  } catch {
    complaints.push(`${name}_FILE names a file that cannot be read`);
  }
  return undefined;
}

function wholeReader(env: Environment, complaints: string[]) {
  return (name: string, otherwise: number, from: number, to: number): number => {
    const text = given(env, name) ?? String(otherwise);
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (value >= from && value <= to) return value;
    complaints.push(`${name} must be a whole number from ${from} to ${to}, not ${JSON.stringify(text)}`);
    return otherwise;
  };
}

/** Its password is shown to nobody. */
function readDatabase(env: Environment, complaints: string[]): string | null {
  const text = secret(env, complaints, 'DATABASE_URL');
  if (text === undefined) return null;
  const url = URL.parse(text);
  if (url !== null && /^postgres(?:ql)?:$/.test(url.protocol)) return text;
  complaints.push('DATABASE_URL must be an address like postgres://cards:password@localhost:5432/cards');
  return null;
}

function readRedis(env: Environment, complaints: string[]): string | null {
  const text = secret(env, complaints, 'REDIS_URL');
  if (text === undefined) return null;
  const url = URL.parse(text);
  if (url === null || !/^rediss?:$/.test(url.protocol)) {
    complaints.push('REDIS_URL must be an address like redis://localhost:6379');
  } else if (given(env, 'DATABASE_URL') === undefined && given(env, 'DATABASE_URL_FILE') === undefined) {
    complaints.push('REDIS_URL is set without DATABASE_URL: processes share an archive, or there is one');
  }
  return text;
}

function readOrigin(env: Environment, complaints: string[]): string | null {
  const text = given(env, 'PUBLIC_ADDRESS');
  if (text === undefined) return null;
  const url = URL.parse(text);
  if (url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search + url.hash + url.username === '') {
    return url.origin;
  }
  complaints.push(`PUBLIC_ADDRESS must be an address like https://cards.example.org, not ${JSON.stringify(text)}`);
  return null;
}

function readProcessName(env: Environment, complaints: string[]): string {
  const text = given(env, 'PROCESS_NAME') ?? 'p1';
  if (/^[A-Za-z\d-]{1,32}$/.test(text)) return text;
  complaints.push(`PROCESS_NAME must be at most 32 letters, digits and hyphens, not ${JSON.stringify(text)}`);
  return 'p1';
}

/** A password that is refused is repeated nowhere. */
function readPassword(env: Environment, complaints: string[]): string | null {
  const password = secret(env, complaints, 'ADMIN_PASSWORD') ?? null;
  if (password !== null && password.length < SHORTEST_PASSWORD)
    complaints.push(`ADMIN_PASSWORD must have at least ${SHORTEST_PASSWORD} characters`);
  return password;
}

function readContact(env: Environment, complaints: string[]): string | null {
  const text = given(env, 'SECURITY_CONTACT');
  if (text === undefined) return null;
  const url = URL.parse(text);
  if (url !== null && /^(?:https|mailto|tel):$/.test(url.protocol)) return url.href;
  complaints.push(
    `SECURITY_CONTACT must be like mailto:admin@example.org or https://example.org/contact, not ${JSON.stringify(text)}`,
  );
  return null;
}

/** Names with commas between them. */
function readHosts(env: Environment, complaints: string[]): readonly string[] {
  const text = given(env, 'ALLOWED_HOSTS');
  if (text === undefined) return [];
  const names = text.split(',').map((name) => name.trim().toLowerCase());
  if (names.every((name) => /^[\w-]+(?:\.[\w-]+)*$/.test(name))) return names;
  complaints.push(`ALLOWED_HOSTS must be a list of names like cards.example.org, not ${JSON.stringify(text)}`);
  return [];
}

/** Names of networks, addresses and subnets, with commas between them. */
function readProxies(env: Environment, complaints: string[]): string {
  const text = given(env, 'TRUST_PROXY') ?? 'loopback';
  const known = (part: string): boolean =>
    /^(?:loopback|linklocal|uniquelocal)$/.test(part) || isIP(part.replace(/\/\d{1,3}$/, '')) !== 0;
  if (text === 'none' || text.split(',').every((part) => known(part.trim()))) return text;
  complaints.push(
    `TRUST_PROXY must be none, or a list of loopback, linklocal, uniquelocal, addresses and subnets, not ${JSON.stringify(text)}`,
  );
  return 'none';
}

function readLogLevel(env: Environment, complaints: string[]): Config['logLevel'] {
  const text = given(env, 'LOG_LEVEL') ?? 'info';
  const level = LOG_LEVELS.find((known) => known === text);
  if (level !== undefined) return level;
  complaints.push(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not ${JSON.stringify(text)}`);
  return 'info';
}
