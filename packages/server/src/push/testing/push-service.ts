import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { Agent } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

interface PushedMessage {
  readonly endpoint: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/**
 * Opens a push service on loopback for one test. Its agent leads there from every host, without TLS and without the guard of
 * `publicAgent`. `answer` returns the status and the headers for a path; `null` means no answer at all.
 */
export async function openPushService(
  answer: (path: string) => readonly [status: number, headers?: Readonly<Record<string, string>>] | null = () => [201],
) {
  const messages: PushedMessage[] = [];
  const server = createServer(async (request, response) => {
    const { headers, url = '' } = request;
    const body = await buffer(request);
    messages.push({ endpoint: `https://${headers.host}${url}`, headers, body });
    const answered = answer(url);
    if (answered !== null) response.writeHead(...answered).end('a body that nobody reads');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const agent = Object.assign(new Agent(), { createConnection: () => connect(port, '127.0.0.1') });
  return { agent, messages };
}
