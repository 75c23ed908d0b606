import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import { hostname } from 'node:os';
import type { Logger } from 'pino';
import { mayCall } from '../app/address.ts';

/**
 * The endings that home networks append to the names of their machines. No name on the internet ends like that, or none that is
 * for sale.
 */
const HOME_NETWORK_ENDINGS = ['local', 'lan', 'home', 'home.arpa', 'internal', 'localdomain', 'fritz.box'];

/** The maximum number of names of each kind that are logged, so that a client with thousands of names cannot fill the log. */
const MAX_NAMES_LOGGED = 20;

const MAX_NAME_LENGTH = 100;

/**
 * The host names under which this server answers. A foreign page can let its own name lead here (DNS rebinding), and then has the
 * same origin for a browser: only the name gives it away.
 */
export type AllowedHosts = ReturnType<typeof openAllowedHosts>;

export interface HostNames {
  readonly address: string;
  readonly allowed: readonly string[];
  readonly log: Logger;
  readonly machine?: string;
}

export function openAllowedHosts({ address, allowed, log, machine = hostname() }: HostNames) {
  let accepted: string | undefined; // The last `Host` header that was accepted: nearly all have the same.
  const names = new Set(['localhost', nameIn(URL.parse(address)?.host), ...namesOf(machine), ...allowed]);
  const warnOfHost = onceForEach((host) => {
    log.warn(
      { host, address },
      'rejected a request for an unknown host name: if it is yours, or that by which your proxy calls this server, add it to ALLOWED_HOSTS',
    );
  });
  const warnOfPage = onceForEach((origin, host) => {
    log.warn(
      { origin, host, address },
      'rejected a page that is not at the address of this server: if it is yours, set PUBLIC_ADDRESS to its origin, or let your proxy pass the Host header on',
    );
  });
  return {
    /** Returns whether the server answers under the name in a `Host` header. An unknown name is logged once. */
    know(host: string | undefined): boolean {
      if (host === accepted || host === undefined) return true; // Browsers always send a `Host` header.
      const name = nameIn(host);
      const isOurs = name !== null && (isAddress(name) || names.has(name));
      if (isOurs) accepted = host;
      else warnOfHost(host);
      return isOurs;
    },
    /** Returns whether the page that sends a request may call the server. A rejected page is logged once. */
    mayCall({ origin, host }: Pick<IncomingHttpHeaders, 'host' | 'origin'>): boolean {
      if (mayCall(origin, host, address)) return true;
      warnOfPage(origin ?? '', host ?? '');
      return false;
    },
  };
}

function onceForEach(warn: (...names: string[]) => void): (...names: string[]) => void {
  const warned = new Set<string>();
  return (...names) => {
    const key = names.join(' ');
    if (warned.has(key) || warned.size >= MAX_NAMES_LOGGED) return;
    warned.add(key);
    warn(...names.map((name) => name.slice(0, MAX_NAME_LENGTH)));
  };
}

function nameIn(host: string | undefined): string | null {
  if (host === undefined || !/^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d*)?$/i.test(host)) return null;
  return URL.parse(`http://${host}`)?.hostname.replace(/\.$/, '') ?? null;
}

function isAddress(name: string): boolean {
  return isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0;
}

function namesOf(machine: string): readonly string[] {
  const whole = machine.toLowerCase();
  const short = whole.split('.')[0] ?? whole;
  return [whole, short, ...HOME_NETWORK_ENDINGS.map((ending) => `${short}.${ending}`)];
}
