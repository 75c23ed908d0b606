import { type WorkerPort, workerPort } from '../../lib/worker-port.ts';
import type { EngineMessage, EngineRequest } from './engine-worker.ts';

export type EnginePort = WorkerPort<EngineRequest, EngineMessage>;

export function openEngine(): EnginePort {
  return workerPort(new Worker(new URL('./engine-worker.ts', import.meta.url), { type: 'module' }));
}
