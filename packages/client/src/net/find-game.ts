import type { Room } from '@colyseus/sdk';
import {
  MATCHMAKING_ROOM,
  type MatchmakingMessages,
  type MatchmakingRefusal,
  type MatchmakingRequest,
  type MatchmakingRequestName,
  type TicketStatus,
} from '@hundredfold/shared/protocol/matchmaking.ts';
import { PROTOCOL } from '@hundredfold/shared/protocol/table.ts';
import { retryDelayMs, waitOrWakeUp } from '../browser/wake-up.ts';
import type { TableEnding } from '../link/table-link.ts';
import type { Profile } from '../profile/profile.ts';
import { joinRoom, probeOnWake, requestFromRoom } from './connect.ts';
import { endingBy, endingOf, joinRejection } from './join-table.ts';
import { browserSecret } from './secret.ts';

/** What somebody looks for, and who they are. */
export interface SearchRequest {
  readonly wish: () => MatchmakingRequest<'seek'>;
  /** They come along with the host of their table, who says what is looked for. */
  readonly isAlong: boolean;
  readonly calling: () => Profile;
  /** They have just said so; else they look on, and are told what has become of it. */
  readonly isNew: boolean;
  /** Told where they stand, and how far the page's time is ahead of that of the room. */
  readonly heard: (standing: TicketStatus, ahead: number) => void;
  /** Told that the line dropped: it is dialled again. */
  readonly lost: () => void;
  /** Told that nobody looks any more from this page, and why. */
  readonly ended: (why: Exclude<TableEnding, 'lost'> | MatchmakingRefusal) => void;
}

/** A line to the room where games are found. */
export interface Search {
  /** Whether it was accepted. */
  ask<Name extends MatchmakingRequestName>(name: Name, request: MatchmakingRequest<Name>): Promise<boolean>;
  /** Nobody looks any more. */
  leave(): void;
}

/** Looks for a game until there is one, or until somebody leaves; where the house has forgotten it, it is told again. */
export function findGame({ wish, calling, isAlong, isNew, heard, lost, ended }: SearchRequest): Search {
  let left = false;
  let isToSay = isNew;
  let room: Room | null = null;

  async function keepLine(): Promise<void> {
    for (let failures = 0; !left; failures++) {
      try {
        const line = await joinRoom(MATCHMAKING_ROOM, { key: browserSecret(), ...calling(), protocol: PROTOCOL });
        room = line;
        failures = 0;
        const why = await follow(line);
        if (why !== 'lost' && !left) return ended(why);
        if (!left) lost();
      } catch (error) {
        const why = endingOf(error);
        if (why !== 'lost' && !left) return ended(why);
      }
      if (!left) await waitOrWakeUp(retryDelayMs(failures));
    }
  }

  async function follow(line: Room): Promise<TableEnding | MatchmakingRefusal> {
    line.reconnection.enabled = false;
    const gone = new Promise<TableEnding>((resolve) => {
      const end = (ending: TableEnding): void => {
        room = null;
        stopProbing();
        resolve(ending);
      };
      const stopProbing = probeOnWake(line, () => end('lost'));
      line.onLeave((closed) => end(endingBy(closed)));
    });
    if (left) void line.leave();
    const refused = new Promise<MatchmakingRefusal>((resolve) => {
      line.onMessage<MatchmakingMessages['standing']>('standing', ({ standing, now }) => {
        if (left) return;
        const isUnknown = standing.at === 'none' && standing.why === null;
        const isStale = isToSay && (standing.at === 'none' || standing.at === 'matched'); // What came of looking the last time.
        if (!isUnknown && !isStale) heard(standing, performance.now() - now);
        if (!isUnknown && !isToSay) return;
        isToSay = false;
        void say(line).then((refusal) => {
          if (refusal !== null && refusal !== 'no-answer') resolve(refusal);
        });
      });
    });
    return Promise.race([gone, refused]);
  }

  function say(line: Room): Promise<MatchmakingRefusal | 'no-answer' | null> {
    const { except, ...more } = wish();
    return isAlong ? request(line, 'comeAlong', { except }) : request(line, 'seek', { except, ...more });
  }

  void keepLine();
  return {
    ask: async (name, payload) => room !== null && (await request(room, name, payload)) === null,
    leave() {
      left = true;
      void room?.leave();
    },
  };
}

/** Why it was refused, or that no answer came; `null` where it was accepted. */
async function request<Name extends MatchmakingRequestName>(
  line: Room,
  name: Name,
  payload: MatchmakingRequest<Name>,
): Promise<MatchmakingRefusal | 'no-answer' | null> {
  try {
    await requestFromRoom(line, name, payload);
    return null;
  } catch (error) {
    return (joinRejection(error)?.refusal as MatchmakingRefusal | undefined) ?? 'no-answer';
  }
}
