import { isIP } from 'node:net';
import { hostname } from 'node:os';
import type { Logger } from 'pino';

/** What a network at home appends to the names of its machines: no name on the internet ends like that, or none that is for sale. */
const AT_HOME = ['local', 'lan', 'home', 'home.arpa', 'internal', 'localdomain', 'fritz.box'];

/** Names that are logged at most: whoever asks by thousands of them does not fill the log. */
const MOST_LOGGED = 20;

/**
 * The names by which this server may be asked. A page of somebody else can have its own name lead here (DNS rebinding), and is then
 * of the same origin to a browser: only the name gives it away.
 */
export interface AllowedHosts {
  /** Whether the server goes by the name in a `Host` header; of one that it does not know the log is told once. */
  know(host: string | undefined): boolean;
}

export interface HostNames {
  /** Where others find this server. */
  readonly address: string;
  /** Names besides that one and the machine's own. */
  readonly allowed: readonly string[];
  readonly log: Logger;
  readonly machine?: string;
}

export function openAllowedHosts({ address, allowed, log, machine = hostname() }: HostNames): AllowedHosts {
  const names = new Set(['localhost', nameIn(URL.parse(address)?.host), ...namesOf(machine), ...allowed]);
  const unknown = new Set<string>();
  return {
    know(host) {
      if (host === undefined) return true; // Browsers always name one.
      const name = nameIn(host);
      if (name !== null && (isAddress(name) || names.has(name))) return true;
      if (unknown.has(host) || unknown.size >= MOST_LOGGED) return false;
      unknown.add(host);
      log.warn(
        { host: host.slice(0, 100) },
        'rejected a request for an unknown host name: add the name to ALLOWED_HOSTS if it is yours',
      );
      return false;
    },
  };
}

/** The name in a `Host` header, as it is compared; `null` where it is none. */
function nameIn(host: string | undefined): string | null {
  if (host === undefined || !/^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d*)?$/i.test(host)) return null;
  return URL.parse(`http://${host}`)?.hostname.replace(/\.$/, '') ?? null;
}

function isAddress(name: string): boolean {
  return isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0;
}

/** What a machine is called on its own network. */
function namesOf(machine: string): readonly string[] {
  const whole = machine.toLowerCase();
  const short = whole.split('.')[0] ?? whole;
  return [whole, short, ...AT_HOME.map((ending) => `${short}.${ending}`)];
}
