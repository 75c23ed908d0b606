import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** Networks between containers and virtual machines, which friends cannot reach. */
const VIRTUAL = /^(?:docker|br-|veth|virbr|vmnet|vboxnet|lxc|cni|podman)/;

/** The address under which others on the same network find a server that listens on `host`. */
export function networkAddress(host: string, port: number, interfaces: Interfaces = networkInterfaces()): string {
  const everywhere = host === '0.0.0.0' || host === '::';
  const name = everywhere ? (localNetworkHost(interfaces) ?? 'localhost') : host;
  return `http://${name.includes(':') ? `[${name}]` : name}${port === 80 ? '' : `:${port}`}`;
}

/** Listens to everybody: on a machine that has IPv6 alone nobody could reach the IPv4 address. */
export function listenEverywhere(interfaces: Interfaces = networkInterfaces()): string {
  return localNetworkHost(interfaces)?.includes(':') ? '::' : '0.0.0.0';
}

/** An address in the local network of either kind, else a public one; IPv4 is easier to read aloud and to type. */
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

/** Leads nowhere without the name of the interface, which is another one on every machine. */
const LINK_LOCAL = /^(?:fe[89ab][\da-f]:|169\.254\.)/i;

/** Whether a page of that origin may talk to this server. Programs that are no browsers send no origin. */
export function mayCall(origin: string | undefined, host: string | undefined, publicAddress: string): boolean {
  if (origin === undefined || origin === publicAddress) return true;
  const page = URL.parse(origin);
  if (page === null || page.origin !== origin || !/^https?:$/.test(page.protocol)) return false;
  if (page.host !== host?.toLowerCase()) return false;
  // Under any name that this server goes by, but where the public address is https a page that came over http is not ours.
  return page.host !== URL.parse(publicAddress)?.host;
}
