import type { Room } from '@colyseus/sdk';
import { MATCHMAKING_ROOM, type MatchmakingMessages, type TicketStatus } from '@hundredfold/shared/protocol/matchmaking.ts';
import { PROTOCOL } from '@hundredfold/shared/protocol/table.ts';
import { WAIT_LIMIT_MS } from '@hundredfold/shared/testing/size.ts';
import { askRoom, newClient, newSecret } from './live-player.ts';

export interface Seeker {
  readonly key: string;
  readonly name: string;
  readonly room: Room;
  readonly closed: Promise<number>;
  readonly heard: readonly MatchmakingMessages['standing'][];
  ask(name: string, payload?: unknown): Promise<unknown>;
  reaches<At extends TicketStatus['at']>(at: At): Promise<Extract<TicketStatus, { at: At }>>;
}

/** Connects a person to the matchmaking room. They look for nothing yet. */
export async function connectSeeker(address: string, name: string, key = newSecret()): Promise<Seeker> {
  const room = await newClient(address).joinById(MATCHMAKING_ROOM, { key, name, protocol: PROTOCOL });
  room.reconnection.enabled = false;
  const heard: MatchmakingMessages['standing'][] = [];
  const waiting = new Set<() => void>();
  room.onMessage('standing', (message: MatchmakingMessages['standing']) => {
    heard.push(message);
    for (const check of waiting) check();
  });
  const closed = new Promise<number>((resolve) => room.onLeave(resolve));
  return {
    key,
    name,
    room,
    closed,
    heard,
    ask: (asked, payload) => askRoom(room, asked, payload),
    reaches: (at) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`not ${at}: ${JSON.stringify(heard.at(-1))}`)), WAIT_LIMIT_MS);
        const check = (): void => {
          const standing = heard.at(-1)?.standing;
          if (standing?.at !== at) return;
          clearTimeout(timer);
          waiting.delete(check);
          resolve(standing as never);
        };
        waiting.add(check);
        check();
      }),
  };
}
