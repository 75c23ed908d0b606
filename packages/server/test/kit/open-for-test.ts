import { onTestFinished } from 'vitest';
import { type OpenProcess, openProcess } from './server-process.ts';

/** Starts a server in a process of its own for one test, at whose end it is killed. */
export async function openForTest(...given: Parameters<typeof openProcess>): Promise<OpenProcess> {
  const server = await openProcess(...given);
  onTestFinished(async () => void (await server.kill()));
  return server;
}
