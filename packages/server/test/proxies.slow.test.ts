import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { openServer } from './kit/server.ts';
import { newClient, newDataDir, startProcess } from './kit/server-process.ts';
import { startCaddy } from './kit/services/caddy.ts';
import { startNginx } from './kit/services/nginx.ts';
import { freePort } from './kit/services/port.ts';
import { STARTING } from './kit/services/programs.ts';

const ROOT = join(import.meta.dirname, '../../..');
const snippets = (language: string, page = 'hosting') =>
  [...readFileSync(join(ROOT, `docs/${page}.md`), 'utf8').matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, 'gms'))].map(
    ([, text = '']) => text,
  );
const [atRoot = '', belowPath = ''] = snippets('caddyfile');
const [location = ''] = snippets('nginx');
const [loggingIn = ''] = snippets('nginx', 'configuration');

/** The address of the server in the snippets. */
const UPSTREAM = '127.0.0.1:2567';

const toClose: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of toClose.splice(0).reverse()) await close();
});

const caddy = (snippet: string) => async (port: number, server: string) => {
  const file = join(newDataDir(), 'Caddyfile');
  const address = `http://127.0.0.1:${port}`;
  writeFileSync(file, `{\n\tadmin off\n}\n${snippet.replace(/^\S+/, address).replace(UPSTREAM, server)}`);
  return startCaddy({ address, ports: new Map() }, file);
};
const nginx = (lines: string) => (port: number, server: string) => startNginx(port, lines.replace(UPSTREAM, server));

test.each([
  ['Caddy at the root', '', caddy(atRoot)],
  ['Caddy below a path', '/cards', caddy(belowPath)],
  ['nginx at the root', '', nginx(location.replace('/cards/', '/'))],
  ['nginx below a path', '/cards', nginx(location)],
  ['nginx that takes the path out', '/cards', nginx(location.replace(':2567;', ':2567/;'))],
])('behind %s, as docs/hosting.md has it, the server is well', { timeout: STARTING }, async (_, path, startProxy) => {
  const port = await freePort();
  const server = await openServer({ BASE_PATH: path, PUBLIC_ADDRESS: `http://127.0.0.1:${port}` }, newClient());
  toClose.push(server.close);
  toClose.push((await startProxy(port, `127.0.0.1:${server.port}`)).close);
  const { out, errors } = await startProcess({}, [], [join(ROOT, 'scripts/smoke.ts'), `http://127.0.0.1:${port}${path}`]).ended;
  expect([errors, out]).toEqual(['', expect.stringContaining('a proven shuffle')]);
});

test('nginx that logs people in, as docs/configuration.md has it, names them, whatever the browser sends', async () => {
  const port = await freePort();
  const [secret = ''] = /(?<=Remote-User-Secret ).+(?=;)/.exec(loggingIn) ?? [];
  const users = join(newDataDir(), 'users');
  writeFileSync(users, 'ann:{PLAIN}word\n');
  const closed = { MAKERS: 'header', IDENTITY_HEADER: 'Remote-User', IDENTITY_HEADER_SECRET: secret };
  const server = await openServer(closed);
  toClose.push(server.close);
  const lines = loggingIn.replace('/etc/nginx/cards.users', users);
  // A careless place of the same proxy: it lets everyone in, and passes on what they send.
  const careless = '/api/careless/ { proxy_pass http://127.0.0.1:2567/api/; }';
  toClose.push(
    (await nginx(`${lines} location ${careless.replace(UPSTREAM, `127.0.0.1:${server.port}`)}`)(port, `127.0.0.1:${server.port}`))
      .close,
  );
  const ask = async (path: string, user = '') => {
    const headers = {
      'Remote-User': 'eve',
      'Remote-User-Secret': 'guessed-by-a-browser',
      ...(user && { authorization: `Basic ${btoa(user)}` }),
    };
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
    return answer.ok ? await answer.json() : answer.status;
  };
  expect(await ask('/api/maker', 'ann:word')).toEqual({ name: 'ann' });
  expect(await ask('/api/maker')).toBe(401);
  expect(await ask('/api/careless/maker')).toBe(403);
});
