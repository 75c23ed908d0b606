import { lookup } from 'node:dns';
import { Agent } from 'node:https';
import { BlockList, isIPv6, type LookupFunction } from 'node:net';

const MAX_CONNECTIONS = 64;

/** Networks that are not on the public internet, and those that lead to any address of IPv4. */
const PRIVATE_IPV4 = subnets('ipv4', [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/3'],
]);
const GLOBAL_IPV6 = subnets('ipv6', ['2000::/3']);
const SPECIAL_IPV6 = subnets('ipv6', ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']);

/**
 * Returns the agent for requests to addresses that strangers choose. It checks what a name resolves to at the moment of the
 * connection, so that no name leads into the network of the server.
 */
export function publicAgent(resolve: typeof lookup = lookup): Agent {
  const lookupPublic: LookupFunction = (name, options, done) => {
    resolve(name, options, (error, found, family) => {
      const addresses = typeof found === 'string' ? [found] : (found ?? []).map(({ address }) => address);
      if (error === null && !addresses.every(isPublicAddress)) done(new Error('an address that is not public'), '');
      else done(error, found, family);
    });
  };
  return new Agent({ lookup: lookupPublic, maxTotalSockets: MAX_CONNECTIONS });
}

export function isPublicAddress(address: string): boolean {
  if (!isIPv6(address)) return !PRIVATE_IPV4.check(address);
  return GLOBAL_IPV6.check(address, 'ipv6') && !SPECIAL_IPV6.check(address, 'ipv6');
}

function subnets(family: 'ipv4' | 'ipv6', list: readonly string[]): BlockList {
  const blocked = new BlockList();
  for (const subnet of list) {
    const [address = '', bits] = subnet.split('/');
    blocked.addSubnet(address, Number(bits), family);
  }
  return blocked;
}
