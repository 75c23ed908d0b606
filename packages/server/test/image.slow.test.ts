import { execFile, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv, promisify } from 'node:util';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { newDataDir, type ServerProcess, startProcess } from './kit/server-process.ts';

const ROOT = join(import.meta.dirname, '../../..');
const USER = 12345;
const dockerfile = readFileSync(join(ROOT, 'Dockerfile'), 'utf8');

const canBeMounted = spawnSync('unshare', ['-m', 'true']).status === 0;
if (!canBeMounted)
  process.stdout.write('The files of the image run outside of a root of their own: nothing can be mounted here.\n');

let tree: string;
beforeAll(async () => {
  tree = join(mkdtempSync(join(tmpdir(), 'image-')), 'app');
  // The image has no games of the tests.
  const { GAMES_DIR: _, NODE_OPTIONS: __, ...env } = process.env;
  await promisify(execFile)(join(ROOT, 'scripts/image-tree.sh'), [tree, '--prefer-offline'], { env });
});

/** Starts the server with the settings of the Dockerfile and a data directory that belongs to a user. */
function start(owner: number): ServerProcess {
  const data = newDataDir();
  if (canBeMounted) chownSync(data, owner, owner);
  chmodSync(data, 0o755);
  const settings = parseEnv((/^ENV (.*)$/m.exec(dockerfile)?.[1] ?? '').replaceAll(' ', '\n'));
  const env = {
    ...settings,
    ...(!canBeMounted && { DATA_DIR: data }),
    HOST: '127.0.0.1',
    PORT: '0',
    BOT_PACE_MS: '0',
    GAMES_DIR: '',
  };
  const wrapper = canBeMounted
    ? ['unshare', '-m', 'sh', join(import.meta.dirname, 'as-in-image.sh'), tree, data]
    : ['env', '-C', tree];
  const server = startProcess(env, [], ['packages/server/src/main.ts'], wrapper);
  onTestFinished(async () => void (await server.kill()));
  return server;
}

describe('the image', () => {
  test('has the packages that the server needs at run time, and no others', () => {
    const names = readdirSync(join(tree, 'node_modules/.pnpm')).map((name) => /^@?[^@]+/.exec(name)?.[0]);
    expect(names).toEqual(expect.arrayContaining(['@colyseus+core', 'express', 'valibot']));
    for (const name of ['pnpm', 'vite', 'vitest', 'typescript', 'pixi.js', 'node']) expect(names).not.toContain(name);
  });

  test('plays a game on a read-only root as a user without a name, to whom the data belongs', async () => {
    const address = await start(USER).address;
    const { port = '' } = URL.parse(address ?? '') ?? {};
    const smoke = startProcess({}, [], [join(ROOT, 'scripts/smoke.ts'), address ?? '']);
    expect(await smoke.ended).toMatchObject({ status: 0, errors: '' });
    const [, code = ''] = /CMD \["node", "-e", "(.*)"\]/.exec(dockerfile) ?? [];
    expect(spawnSync(process.execPath, ['-e', code], { env: { PORT: port } }).status).toBe(0);
    expect(spawnSync(process.execPath, ['-e', code], { env: { PORT: '1' } }).status).toBe(1);
  });

  test.skipIf(!canBeMounted)('says in one line how to mend a data directory that belongs to someone else', async () => {
    const { status, out, errors } = await start(1000).ended;
    expect([status, out]).toEqual([1, '']);
    expect(errors).toBe(
      '/data/hundredfold.db: cannot be written: /data belongs to user 1000, and the server runs as user 12345; ' +
        'as root, run: chown -R 12345 /data && chmod -R u+rwX /data\n',
    );
  });
});
