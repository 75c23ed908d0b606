import { randomUUID } from 'node:crypto';
import type { Clock } from '../platform/clock.ts';

export interface Connection {
  ping(nonce: Buffer): void;
  terminate(): void;
  on(event: 'pong' | 'close', heard: (nonce: Buffer) => void): unknown;
}

export type KeepAlive = ReturnType<typeof startKeepAlive>;

/**
 * The length in bytes of the random data in a ping, which the pong has to repeat: a client cannot answer before it
 * has read the ping.
 */
const NONCE_BYTES = 8;

/** The golden ratio: its multiples modulo 1 are spread evenly over the circle, however many there are. */
const GOLDEN_RATIO = (Math.sqrt(5) - 1) / 2;

/**
 * Pings every connection once in a period, and closes one that did not answer the last ping (heartbeat). Each
 * connection has its own time, because many pings at once would hold up the event loop. The clock stands still while
 * the process does, so that answers that came meanwhile are read before any connection is closed.
 */
export function startKeepAlive(period: number, clock: Pick<Clock, 'after'>) {
  let watched = 0;
  let isStopped = false;
  return {
    watch(connection: Connection): void {
      let unanswered: Buffer | null = null;
      let cancel = clock.after(period * ((++watched * GOLDEN_RATIO) % 1), ping);
      connection.on('pong', (nonce) => {
        if (unanswered?.equals(nonce)) unanswered = null;
      });
      connection.on('close', () => cancel());

      function ping(): void {
        if (isStopped) return;
        if (unanswered !== null) {
          connection.terminate();
          return;
        }
        cancel = clock.after(period, ping);
        // `randomBytes` asks the system each time.
        unanswered = Buffer.from(randomUUID().replaceAll('-', ''), 'hex').subarray(0, NONCE_BYTES);
        connection.ping(unanswered);
      }
    },
    stop: (): void => {
      isStopped = true;
    },
  };
}
