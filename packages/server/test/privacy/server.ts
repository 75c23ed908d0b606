import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../src/config.ts';
import { serve } from '../../src/serve.ts';

export interface OpenServer {
  readonly address: string;
  close(): Promise<void>;
}

/** Limits that no test meets. */
const WIDE = {
  TABLES_PER_MINUTE: '1000000',
  JOINS_PER_MINUTE: '1000000',
  MISSES_PER_MINUTE: '1000000',
  MESSAGES_PER_SECOND: '1000000',
  BOT_PACE_MS: '0',
};

/** The real server on a free port of this machine, with an archive of its own. */
export async function openServer(level = 'silent'): Promise<OpenServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'hundredfold-privacy-'));
  const config = readConfig({ ...WIDE, HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: level });
  if (!config.ok) throw new Error(config.refusal);
  const serving = await serve(config.value);
  return {
    address: `http://127.0.0.1:${serving.port}`,
    async close() {
      await serving.close();
      await rm(dataDir, { recursive: true });
    },
  };
}
