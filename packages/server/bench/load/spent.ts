import type { Order, Sample } from '../sample.ts';
import { cpuSeconds, familyCpuSeconds } from '../usage.ts';

/**
 * Starts to count the CPU time of all processes in an order. The returned function returns the CPU time for a thousand of the
 * given number of moves.
 */
export function countSpent({ pids, services }: Order): (moves: number) => Pick<Sample, 'cpu' | 'busiest' | 'postgres' | 'redis'> {
  const server = pids.map((pid) => since(pid, cpuSeconds));
  const postgres = services.postgres === null ? null : since(services.postgres, familyCpuSeconds);
  const redis = services.redis === null ? null : since(services.redis, cpuSeconds);
  return (moves) => {
    const thousands = moves / 1000;
    const each = server.map((spent) => spent() / thousands);
    const cpu = each.reduce((sum, one) => sum + one, 0);
    return {
      cpu,
      busiest: cpu === 0 ? 1 / each.length : Math.max(...each) / cpu,
      postgres: postgres === null ? null : postgres() / thousands,
      redis: redis === null ? null : redis() / thousands,
    };
  };
}

function since(pid: number, seconds: (pid: number) => number): () => number {
  const before = seconds(pid);
  return () => seconds(pid) - before;
}
