import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** Below those that the system gives to outgoing connections: a service that stops for a while finds its port free again. */
const [FIRST, LAST] = [20_000, 32_000];

/** A port of loopback that nobody listens on. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
    const server = createServer().listen(port, '127.0.0.1');
    try {
      await once(server, 'listening');
      return (server.address() as AddressInfo).port;
    } catch {
      // Somebody has it: another one, then.
    } finally {
      server.close();
    }
  }
}
