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
const GUIDE = readFileSync(join(ROOT, 'docs/hosting.md'), 'utf8');
const snippets = (language: string) =>
  [...GUIDE.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, 'gms'))].map(([, text = '']) => text);
const [atRoot = '', belowPath = ''] = snippets('caddyfile');
const [location = ''] = snippets('nginx');

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
