import { randomBytes } from 'node:crypto';

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

/** Connections are pinged in so many groups, one after the other: all at once would hold up the event loop of a full house. */
const GROUPS = 50;

/** Bytes of what a ping asks to be told again: nobody can answer before they have read it. */
const WORD = 8;

/** Pings every connection once in a period, and gives up one that did not answer the ping before. */
export function startKeepAlive(period: number): KeepAlive {
  const groups = Array.from({ length: GROUPS }, () => new Set<Connection>());
  const unanswered = new WeakMap<Connection, Buffer>();
  let turn = 0;
  let watched = 0;
  const timer = setInterval(() => {
    turn = (turn + 1) % GROUPS;
    for (const connection of groups[turn] ?? []) {
      if (unanswered.has(connection)) {
        connection.terminate();
        continue;
      }
      const word = randomBytes(WORD);
      unanswered.set(connection, word);
      connection.ping(word);
    }
  }, period / GROUPS);
  timer.unref();
  return {
    watch(connection) {
      const group = groups[watched++ % GROUPS];
      group?.add(connection);
      connection.on('pong', (word) => {
        if (unanswered.get(connection)?.equals(word)) unanswered.delete(connection);
      });
      connection.on('close', () => group?.delete(connection));
    },
    stop: () => clearInterval(timer),
  };
}
