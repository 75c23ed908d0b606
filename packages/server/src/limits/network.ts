import { isIP } from 'node:net';

/** The network of all requests without a legible address. They share one limit, because nobody could count them one by one. */
const UNKNOWN_NETWORK = 'unknown';

/**
 * Returns the network by which limits count an address. For IPv6 this is a /56: a household has 256 networks of 2⁶⁴ addresses
 * each. Of several addresses, the first counts.
 */
export function networkOf(addresses: string | readonly string[] | undefined): string {
  const [forwarded = ''] = [addresses].flat();
  const address = addressIn(forwarded);
  if (address === null) return UNKNOWN_NETWORK;
  if (!address.includes(':')) return address;
  const [one, two, three, four] = groups(address);
  return `${one}:${two}:${three}:${(Number.parseInt(four ?? '0', 16) & 0xff00).toString(16)}::/56`;
}

/**
 * Returns the address that a proxy has forwarded, without what some proxies write around it: quotes, brackets, the port, the zone, and
 * the prefix of IPv4 in IPv6. `null` if there is none.
 */
export function addressIn(forwarded: string): string | null {
  const [, bracketed, four, bare = ''] = /^"?(?:\[(.*)\](?::\d+)?|([\d.]+):\d+|(.*?))"?$/s.exec(forwarded.trim()) ?? [];
  const address = (bracketed ?? four ?? bare).replace(/%.*$/s, '');
  if (isIP(address) === 0) return null;
  // Node writes every IPv6 address in one way.
  const written = address.includes(':') ? new URL(`http://[${address}]`).hostname.slice(1, -1) : address;
  const mapped = /^::ffff:([\da-f]+):([\da-f]+)$/
    .exec(written)
    ?.slice(1)
    .map((half) => Number.parseInt(half, 16));
  return mapped === undefined ? written : mapped.flatMap((half) => [half >> 8, half & 255]).join('.');
}

function groups(address: string): readonly string[] {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(gap).fill('0'), ...after];
}
