import { isIP } from 'node:net';
import { hostname } from 'node:os';
import type { Logger } from 'pino';

/**
 * The endings that home networks append to the names of their machines. No name on the internet ends like that, or none that is
 * for sale.
 */
const HOME_NETWORK_ENDINGS = ['local', 'lan', 'home', 'home.arpa', 'internal', 'localdomain', 'fritz.box'];

/** The maximum number of names that are logged, so that a client with thousands of names cannot fill the log. */
const MAX_NAMES_LOGGED = 20;

/**
 * The host names under which this server answers. A foreign page can let its own name lead here (DNS rebinding), and then has the
 * same origin for a browser: only the name gives it away.
 */
export interface AllowedHosts {
  /** Returns whether the server answers under the name in a `Host` header. An unknown name is logged once. */
  know(host: string | undefined): boolean;
}

export interface HostNames {
  /** The public address of this server. */
  readonly address: string;
  /** The additional host names besides the public address and the machine's own name. */
  readonly allowed: readonly string[];
  readonly log: Logger;
  readonly machine?: string;
}

export function openAllowedHosts({ address, allowed, log, machine = hostname() }: HostNames): AllowedHosts {
  const names = new Set(['localhost', nameIn(URL.parse(address)?.host), ...namesOf(machine), ...allowed]);
  const unknown = new Set<string>();
  return {
    know(host) {
      if (host === undefined) return true; // Browsers always send a `Host` header.
      const name = nameIn(host);
      if (name !== null && (isAddress(name) || names.has(name))) return true;
      if (unknown.has(host) || unknown.size >= MAX_NAMES_LOGGED) return false;
      unknown.add(host);
      log.warn(
        { host: host.slice(0, 100) },
        'rejected a request for an unknown host name: add the name to ALLOWED_HOSTS if it is yours',
      );
      return false;
    },
  };
}

/** Returns the name in a `Host` header in the form in which it is compared; `null` if it is malformed. */
function nameIn(host: string | undefined): string | null {
  if (host === undefined || !/^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d*)?$/i.test(host)) return null;
  return URL.parse(`http://${host}`)?.hostname.replace(/\.$/, '') ?? null;
}

function isAddress(name: string): boolean {
  return isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0;
}

/** Returns the names of a machine on its own network. */
function namesOf(machine: string): readonly string[] {
  const whole = machine.toLowerCase();
  const short = whole.split('.')[0] ?? whole;
  return [whole, short, ...HOME_NETWORK_ENDINGS.map((ending) => `${short}.${ending}`)];
}
