/**
 * Returns the network by which limits count an address. For IPv6 this is a /56: a household has 256 networks of 2⁶⁴ addresses
 * each. Of several addresses, the first counts.
 */
export function networkOf(addresses: string | readonly string[] | undefined): string {
  const [address] = [addresses].flat();
  if (address === undefined) return 'unknown';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(':')) return address;
  const [one, two, three, four] = groups(address);
  return `${one}:${two}:${three}:${(Number.parseInt(four ?? '0', 16) & 0xff00).toString(16)}::/56`;
}

function groups(address: string): readonly string[] {
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(gap).fill('0'), ...after];
}
