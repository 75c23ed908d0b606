import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** Networks between containers and virtual machines, which friends cannot reach. */
const VIRTUAL = /^(?:docker|br-|veth|virbr|vmnet|vboxnet|lxc|cni|podman)/;

export function networkAddress(host: string, port: number, interfaces: Interfaces = networkInterfaces()): string {
  const everywhere = host === '0.0.0.0' || host === '::';
  const name = everywhere ? (localNetworkHost(interfaces) ?? 'localhost') : host;
  return `http://${name.includes(':') ? `[${name}]` : name}${port === 80 ? '' : `:${port}`}`;
}

/** Returns the host that listens on every interface. On a machine without IPv4 no friend could reach the IPv4 address. */
export function listenEverywhere(interfaces: Interfaces = networkInterfaces()): string {
  return localNetworkHost(interfaces)?.includes(':') ? '::' : '0.0.0.0';
}

/**
 * Returns a local address of either kind, or else a public one. IPv4 comes first, because it is easier to read aloud and to type.
 */
function localNetworkHost(interfaces: Interfaces): string | undefined {
  const reachable = Object.entries(interfaces)
    .filter(([name]) => !VIRTUAL.test(name))
    .flatMap(([, addresses]) => addresses ?? [])
    .filter(({ internal, address }) => !internal && !LINK_LOCAL.test(address));
  const [fours, sixes] = (['IPv4', 'IPv6'] as const).map((kind) =>
    reachable.filter(({ family }) => family === kind).map(({ address }) => address),
  );
  return preferred(fours, /^(?:192\.168|10|172\.(?:1[6-9]|2\d|3[01]))\./) ?? preferred(sixes, /^f[cd]/i);
}

function preferred(addresses: readonly string[] = [], local: RegExp): string | undefined {
  return addresses.find((address) => local.test(address)) ?? addresses[0];
}

/** Link-local addresses, which lead nowhere without the name of the interface, and that name differs on every machine. */
const LINK_LOCAL = /^(?:fe[89ab][\da-f]:|169\.254\.)/i;

/** Returns whether a page of this origin may call the server. Programs other than browsers send no origin. */
export function mayCall(origin: string | undefined, host: string | undefined, publicAddress: string): boolean {
  if (origin === undefined || origin === publicAddress) return true;
  const page = URL.parse(origin);
  if (page === null || page.origin !== origin || !/^https?:$/.test(page.protocol)) return false;
  if (page.host !== host?.toLowerCase()) return false;
  // The page may be under any name of this server. If the public address is https, though, a page that came over http is not
  // ours.
  return page.host !== URL.parse(publicAddress)?.host;
}
