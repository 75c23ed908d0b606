import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/**
 * The range of ports lies below those that the system gives to outgoing connections, so that a service that stops for a while
 * finds its port free again.
 */
const [FIRST_PORT, LAST_PORT] = [20_000, 32_000];

export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST_PORT + Math.floor(Math.random() * (LAST_PORT - FIRST_PORT));
    const server = createServer().listen(port, '127.0.0.1');
    try {
      await once(server, 'listening');
      return (server.address() as AddressInfo).port;
    } catch {
      // The port is in use, so another one is tried.
    } finally {
      server.close();
    }
  }
}
