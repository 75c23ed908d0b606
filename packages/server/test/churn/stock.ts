import { setTimeout as sleep } from 'node:timers/promises';
import type { OpenProcess } from '../kit/server-process.ts';

export interface Stock {
  /** The number of loaded tables, spectator rooms, people and open sockets. */
  readonly inUse: number;
  readonly timers: number;
  /** The bytes of live objects and of the buffers outside the heap. */
  readonly held: number;
}

const COLLECTION_MS = 300;

/** Measures a server that was started with `collect.ts`. */
export async function stockOf(address: string, password: string, { child }: OpenProcess): Promise<Stock> {
  child.kill('SIGUSR2');
  await sleep(COLLECTION_MS);
  const authorization = `Basic ${btoa(`admin:${password}`)}`;
  const answer = await fetch(`${address}/metrics`, { headers: { authorization } });
  if (!answer.ok) throw new Error(`the metrics are refused: ${answer.status}`);
  const figures = await answer.text();
  const sum = (name: string, label = ''): number => {
    const lines = figures.matchAll(new RegExp(`^hundredfold_${name}\\{([^}]*)\\} (\\S+)$`, 'gm'));
    return [...lines].reduce((all, [, labels = '', value]) => (labels.includes(label) ? all + Number(value) : all), 0);
  };
  return {
    inUse: sum('tables') + sum('galleries') + sum('people') + sum('sockets'),
    timers: sum('nodejs_active_resources', 'type="Timeout"'),
    held: sum('nodejs_heap_size_used_bytes') + sum('nodejs_external_memory_bytes'),
  };
}
