import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of a server that answers `/postgres` and `/redis` with the address of the shared service. */
    readonly services: string;
  }
}

/** Vitest's global set-up: starts each service once for all test files of a run, as soon as one of them asks for it. */
export default async function offerServices(project: TestProject): Promise<() => Promise<void>> {
  let postgres: ServiceProcess | undefined;
  let redis: ServiceProcess | undefined;
  let redisDatabases = 0;
  async function addressOf(service: string | undefined): Promise<string> {
    switch (service) {
      case '/postgres':
        postgres ??= startProcess('postgres');
        return postgres.address;
      case '/redis':
        redis ??= startProcess('redis');
        return `${await redis.address}/${redisDatabases++}`;
      default:
        throw new Error(`there is no service ${service}`);
    }
  }
  const server = createServer((request, response) => {
    addressOf(request.url).then(
      (address) => response.end(address),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await once(server.listen(0, '127.0.0.1').unref(), 'listening');
  project.provide('services', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return async () => {
    server.close();
    await Promise.all([postgres?.close(), redis?.close()]);
  };
}

interface ServiceProcess {
  readonly address: Promise<string>;
  close(): Promise<void>;
}

/** Starts a service in a process of its own, because an installation and `initdb` would block the process that runs the tests. */
function startProcess(service: 'postgres' | 'redis'): ServiceProcess {
  const child = fork(join(import.meta.dirname, 'service-process.ts'), [service], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit');
  const address = new Promise<string>((resolve, reject) => {
    child.once('message', (message: string) => resolve(message));
    exited.then(() => reject(new Error(`${service} did not start`)), reject);
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
