import { type IncomingMessage, Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { openServer } from './kit/server.ts';
import { newClient, startProcess } from './kit/server-process.ts';

const SMOKE = join(import.meta.dirname, '../../../scripts/smoke.ts');
const PATH = '/cards';

/** Runs `pnpm smoke` on a server that answers under a path alone, as behind a proxy. `lie` may change its answers. */
async function smoke(lie: (path: string, response: ServerResponse) => void = () => undefined) {
  const { emit } = Server.prototype;
  vi.spyOn(Server.prototype, 'emit').mockImplementation(function (this: Server, event, ...given) {
    const [request, response] = given as unknown as [IncomingMessage, ServerResponse];
    if (event === 'request' || event === 'upgrade') {
      const { url = '' } = request;
      request.url = url.startsWith(`${PATH}/`) ? url.slice(PATH.length) : '/nowhere.js';
      lie(request.url, response);
    }
    return emit.call(this, event, ...given);
  });
  const server = await openServer({}, newClient());
  const ended = await startProcess({}, [], [SMOKE, `http://127.0.0.1:${server.port}${PATH}`]).ended;
  await server.close();
  return ended;
}

test('a server is well that plays a game, and has its page, its record and its proof, also under a path', async () => {
  expect(await smoke()).toMatchObject({
    status: 0,
    out: expect.stringMatching(/^http:\S+\/cards\/: healthy[^\n]+\n$/),
    errors: '',
  });
});

test.each<[what: string, line: RegExp, lie: Parameters<typeof smoke>[0]]>([
  [
    'a server that is not healthy',
    /^\S+: \/cards\/health answers with status 503\n$/,
    (path, response) => {
      if (path === '/health') response.statusCode = 503;
    },
  ],
  [
    'a record without a proof',
    /^[^\n]* has no proof of its shuffle[^\n]*\n$/,
    (path, response) => {
      const end = response.end.bind(response);
      const withoutProof = (record: string) => end(JSON.stringify({ ...JSON.parse(record), proof: undefined }));
      if (path.startsWith('/api/records/')) Object.assign(response, { end: withoutProof });
    },
  ],
])('%s fails, and one line says why', async (_, line, lie) => {
  expect(await smoke(lie)).toEqual({ status: 1, out: '', errors: expect.stringMatching(line) });
});
