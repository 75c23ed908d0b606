import { MATCHMAKING_ROOM, type MatchmakingMessages, type TicketStatus } from '@hundredfold/shared/protocol/matchmaking.ts';
import { PROTOCOL } from '@hundredfold/shared/protocol/table.ts';
import { newChanges } from './changes.ts';
import { askRoom, connect, newSecret, type RoomConnection } from './live-player.ts';

export interface Seeker extends RoomConnection {
  readonly key: string;
  readonly name: string;
  readonly heard: readonly MatchmakingMessages['standing'][];
  ask(name: string, payload?: unknown): Promise<unknown>;
  reaches<At extends TicketStatus['at']>(at: At): Promise<Extract<TicketStatus, { at: At }>>;
}

/** Connects a person to the matchmaking room. They look for nothing yet. */
export async function connectSeeker(address: string, name: string, key = newSecret()): Promise<Seeker> {
  const line = await connect(address, MATCHMAKING_ROOM, { key, name, protocol: PROTOCOL });
  const heard: MatchmakingMessages['standing'][] = [];
  const changes = newChanges();
  line.room.onMessage('standing', (message: MatchmakingMessages['standing']) => {
    heard.push(message);
    changes.tell();
  });
  const isAt = <At extends TicketStatus['at']>(status: TicketStatus, at: At): status is Extract<TicketStatus, { at: At }> =>
    status.at === at;
  return {
    ...line,
    key,
    name,
    heard,
    ask: (asked, payload) => askRoom(line.room, asked, payload),
    reaches: (at) =>
      changes.until(() => {
        const standing = heard.at(-1)?.standing;
        return standing !== undefined && isAt(standing, at) && standing;
      }),
  };
}
