import { describe, expect, test } from 'vitest';
import { networkOf } from './network.ts';

describe('a visitor', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2ff:3:4:5:6', '2001:db8:1:200::/56'],
    ['2001:DB8:1:201::9', '2001:db8:1:200::/56'],
    ['2001:db8:1:301::9', '2001:db8:1:300::/56'],
    ['2001:db8:1:2::9', '2001:db8:1:0::/56'],
    ['::1', '0:0:0:0::/56'],
    ['fe80::1%eth0', 'fe80:0:0:0::/56'],
    [undefined, 'unknown'],
    [['192.0.2.7', '198.51.100.4'], '192.0.2.7'],
    [[], 'unknown'],
  ])('from %s counts as one of %s', (address, network) => expect(networkOf(address)).toBe(network));
});
