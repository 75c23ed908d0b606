import { rmSync } from 'node:fs';
import { afterAll, beforeAll } from 'vitest';
import { readConfig } from '../../src/app/config.ts';
import { type Serving, serve } from '../../src/serve.ts';
import { postJson } from './live-table.ts';
import { newDataDir, QUIET } from './server-process.ts';

/** The whole server as `main` opens it, on a free port of this machine. */
export interface OpenServer extends Serving {
  get(path: string, from?: string): Promise<Response>;
  post(path: string, body: unknown, from?: string): Promise<Response>;
}

/** Opens a server, with another client if given. Closing it removes its data, unless the test has named the directory. */
export async function openServer(env: Readonly<Record<string, string>> = {}, client?: string): Promise<OpenServer> {
  const { DATA_DIR = newDataDir() } = env;
  const config = readConfig({ ...QUIET, ...env, DATA_DIR });
  if (!config.ok) throw new Error(config.refusal);
  const serving = await serve(config.value, client);
  const base = `http://127.0.0.1:${serving.port}`;
  return {
    ...serving,
    async close() {
      await serving.close();
      if (env.DATA_DIR === undefined) rmSync(DATA_DIR, { recursive: true, force: true });
    },
    get: (path, from = '192.0.2.1') => fetch(base + path, { headers: { 'x-forwarded-for': from } }),
    post: (path, body, from = '192.0.2.1') => postJson(base + path, body, { 'x-forwarded-for': from }),
  };
}

/** Opens a server for the tests of a file. It can be used once they run. */
export function serverForFile(...given: Parameters<typeof openServer>): OpenServer {
  const server = {} as OpenServer;
  beforeAll(async () => void Object.assign(server, await openServer(...given)));
  afterAll(() => server.close());
  return server;
}
