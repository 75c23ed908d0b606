import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of a server that answers with the address of the shared PostgreSQL. */
    readonly postgres: string;
  }
}

/** Vitest's global set-up: starts a service once for all test files of a run, as soon as one of them asks for it. */
export default async function offerServices(project: TestProject): Promise<() => Promise<void>> {
  let process: ReturnType<typeof startProcess> | undefined;
  const server = createServer((_, response) => {
    process ??= startProcess();
    process.address.then(
      (address) => response.end(address),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await once(server.listen(0, '127.0.0.1').unref(), 'listening');
  project.provide('postgres', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return async () => {
    server.close();
    await process?.close();
  };
}

/**
 * Starts PostgreSQL in a process of its own, because an installation and `initdb` would block the process that runs the tests.
 */
function startProcess(): { readonly address: Promise<string>; close(): Promise<void> } {
  const child = fork(join(import.meta.dirname, 'postgres-process.ts'), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const exited = once(child, 'exit');
  const address = new Promise<string>((resolve, reject) => {
    child.once('message', (message: string) => resolve(message));
    exited.then(() => reject(new Error('PostgreSQL did not start')), reject);
  });
  address.catch(() => undefined);
  return {
    address,
    async close() {
      if (child.connected) child.disconnect();
      await exited;
    },
  };
}
