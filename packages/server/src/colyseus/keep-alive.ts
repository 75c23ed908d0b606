import { randomBytes } from 'node:crypto';
import type { Clock } from '../platform/clock.ts';

/** A connection as far as keeping it alive goes. */
export interface Connection {
  ping(word: Buffer): void;
  terminate(): void;
  on(event: 'pong' | 'close', heard: (word: Buffer) => void): unknown;
}

export interface KeepAlive {
  watch(connection: Connection): void;
  stop(): void;
}

/** Bytes of what a ping asks to be told again: nobody can answer before they have read it. */
const WORD = 8;

/** The golden section: its multiples, whole turns left out, lie spread over the circle however many there are. */
const SECTION = (Math.sqrt(5) - 1) / 2;

/**
 * Pings every connection once in a period, and gives up one that did not answer the ping before. Each has a time of its own: several
 * at once would hold up the event loop of a full house. By a clock that stands still while the process does: the answers that came
 * meanwhile are read before anybody is given up.
 */
export function startKeepAlive(period: number, clock: Pick<Clock, 'after'>): KeepAlive {
  let watched = 0;
  let isStopped = false;
  return {
    watch(connection) {
      let unanswered: Buffer | null = null;
      let callOff = clock.after(period * ((++watched * SECTION) % 1), ping);
      connection.on('pong', (word) => {
        if (unanswered?.equals(word)) unanswered = null;
      });
      connection.on('close', () => callOff());

      function ping(): void {
        if (isStopped) return;
        if (unanswered !== null) {
          connection.terminate();
          return;
        }
        callOff = clock.after(period, ping);
        unanswered = randomBytes(WORD);
        connection.ping(unanswered);
      }
    },
    stop: () => {
      isStopped = true;
    },
  };
}
