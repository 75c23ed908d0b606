import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerProcess } from '../open-server.ts';

/** What a house has in hand at one moment. */
export interface Stock {
  /** Tables and galleries that are up, people, and open sockets, all together. */
  readonly inUse: number;
  readonly timers: number;
  /** Bytes that something holds: of objects, and of buffers beside them. */
  readonly held: number;
  /** Bytes of memory that the process has from the system. */
  readonly resident: number;
}

/** Milliseconds for the house to clear away. */
const CLEARING = 300;

/** Asks a house that was started with `collect.ts`. */
export async function stockOf(address: string, password: string, { child }: ServerProcess): Promise<Stock> {
  child.kill('SIGUSR2');
  await sleep(CLEARING);
  const authorization = `Basic ${btoa(`admin:${password}`)}`;
  const answer = await fetch(`${address}/metrics`, { headers: { authorization } });
  if (!answer.ok) throw new Error(`the figures are refused: ${answer.status}`);
  const figures = await answer.text();
  const sum = (name: string, label = ''): number => {
    const lines = figures.matchAll(new RegExp(`^hundredfold_${name}\\{([^}]*)\\} (\\S+)$`, 'gm'));
    return [...lines].reduce((all, [, labels = '', value]) => (labels.includes(label) ? all + Number(value) : all), 0);
  };
  return {
    inUse: sum('tables') + sum('galleries') + sum('people') + sum('sockets'),
    timers: sum('nodejs_active_resources', 'type="Timeout"'),
    held: sum('nodejs_heap_size_used_bytes') + sum('nodejs_external_memory_bytes'),
    resident: sum('process_resident_memory_bytes'),
  };
}
