// Threats (docs/security.md): X4.

import type { lookup } from 'node:dns';
import { once } from 'node:events';
import { request } from 'node:https';
import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { isPublicAddress, publicAgent } from './public-agent.ts';

test.each([
  ...['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '224.0.0.1'],
  ...['255.255.255.255', '::1', '::', 'fe80::1', 'fd00::1', 'ff02::1', '::ffff:10.0.0.1', '::ffff:8.8.8.8', '64:ff9b::a00:1'],
  ...['2002:a00:1::', '2001::1', '2001:db8::1'],
])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false));

test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4001::5f'])('%s is public', (address) =>
  expect(isPublicAddress(address)).toBe(true),
);

test.each([
  ['one', [{ address: '127.0.0.1', family: 4 }]],
  [
    'one among others',
    [
      { address: '8.8.8.8', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ],
  ],
])('no connection is opened to a name with a private address: %s', async (_, found) => {
  let connections = 0;
  const service = createServer(() => connections++).listen(0, '127.0.0.1');
  onTestFinished(() => void service.close());
  await once(service, 'listening');
  const resolve = ((_name: string, _options: object, done: (error: null, all: object) => void) =>
    done(null, found)) as typeof lookup;
  const { port } = service.address() as AddressInfo;
  const sent = request(`https://push.example.net:${port}`, { agent: publicAgent(resolve) }).end();
  const [error] = await once(sent, 'close').then(
    () => [],
    (failure: unknown) => [failure],
  );
  expect([String(error), connections]).toEqual(['Error: an address that is not public', 0]);
});
