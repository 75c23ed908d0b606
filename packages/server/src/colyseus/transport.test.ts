import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { handClock } from '../../test/hand-clock.ts';
import { startKeepAlive } from './keep-alive.ts';
import { LimitedTransport } from './transport.ts';

const UPGRADE = 'GET /p1/ROOM HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n';

async function rejected(prepare: (socket: Socket) => void = () => undefined) {
  const clock = handClock();
  const http = createServer();
  const admit = ({ socket }: IncomingMessage) => {
    prepare(socket);
    return 403 as const;
  };
  const count = () => undefined;
  new LimitedTransport({ http, clock, keepAlive: startKeepAlive(9000, clock), count, traffic: { watch: count }, admit });
  await once(http.listen(0, '127.0.0.1'), 'listening');
  const client = connect({ port: (http.address() as AddressInfo).port, host: '127.0.0.1', allowHalfOpen: true });
  onTestFinished(() => {
    client.destroy();
    http.close();
  });
  client.write(UPGRADE);
  const [{ socket }] = (await once(http, 'upgrade')) as [IncomingMessage];
  return { clock, client, socket };
}

function holdResponse(socket: Socket): void {
  socket._final = () => undefined;
}

test('the socket of a rejected upgrade is closed after the response, although the client keeps its side open', async () => {
  const { client, socket } = await rejected();
  const closed = once(socket, 'close');
  const [response] = (await once(client, 'data')) as [Buffer];
  expect(response.toString()).toMatch(/^HTTP\/1\.1 403 Forbidden\r\n/);
  await closed;
});

test('a client that resets a rejected socket causes no uncaught error', async () => {
  const { client, socket } = await rejected(holdResponse);
  // `once` of Node would listen for the error too.
  const closed = new Promise((resolve) => socket.on('close', resolve));
  client.resetAndDestroy();
  await closed;
});

test('a rejected socket whose client does not read is closed after five seconds', async () => {
  const { clock, socket } = await rejected(holdResponse);
  clock.pass(4999);
  expect(socket.destroyed).toBe(false);
  clock.pass(1);
  expect(socket.destroyed).toBe(true);
});
