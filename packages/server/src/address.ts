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

function localNetworkHost(interfaces: Interfaces): string | undefined {
  const reachable = Object.entries(interfaces)
    .filter(([name]) => !VIRTUAL.test(name))
    .flatMap(([, addresses]) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
  return reachable.find((address) => /^(?:192\.168|10|172\.(?:1[6-9]|2\d|3[01]))\./.test(address)) ?? reachable[0];
}

/** Whether a page of that origin may talk to this server. Programs that are no browsers send no origin. */
export function mayCall(origin: string | undefined, host: string | undefined, publicAddress: string): boolean {
  if (origin === undefined || origin === publicAddress) return true;
  const page = URL.parse(origin);
  if (page === null || page.origin !== origin || !/^https?:$/.test(page.protocol)) return false;
  if (page.host !== host?.toLowerCase()) return false;
  // Under any name that this server goes by, but where the public address is https a page that came over http is not ours.
  return page.host !== URL.parse(publicAddress)?.host;
}
