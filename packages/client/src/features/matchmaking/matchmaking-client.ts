import {
  MATCHMAKING_ROOM,
  type MatchmakingMessages,
  type MatchmakingRefusal,
  type MatchmakingRequest,
  type MatchmakingRequestName,
  type TicketStatus,
} from '@hundredfold/shared/protocol/matchmaking.ts';
import { joinSchema, PROTOCOL } from '@hundredfold/shared/protocol/table.ts';
import * as v from 'valibot';
import type { Profile } from '../../net/account/profile.ts';
import { browserSecret } from '../../net/account/secret.ts';
import { endingBy, endingOf, partedAs } from '../../net/join-table.ts';
import { type ConnectionOutcome, keepConnected } from '../../net/keep-connected.ts';
import { joinRoom, probeOnWake, requestFromRoom, type ServerRoom } from '../../net/server-room.ts';
import type { TableEnding } from '../../net/table-link.ts';

export interface SearchRequest {
  readonly criteria: () => MatchmakingRequest<'seek'>;
  /** The user is in the party of the host of their table, who sets the criteria. */
  readonly inParty: boolean;
  readonly getProfile: () => Profile;
  /** The user has just started the search; otherwise the page resumes one and reports its state. */
  readonly isNew: boolean;
  /** Called with the state of the ticket, and with how far the page's clock is ahead of the room's. */
  readonly heard: (standing: TicketStatus, ahead: number) => void;
  /** Called when the connection drops; the search reconnects by itself. */
  readonly lost: () => void;
  readonly ended: (why: SearchEnding) => void;
}

export type SearchEnding = Exclude<TableEnding, 'lost'> | MatchmakingRefusal;

export type MatchmakingClient = ReturnType<typeof startMatchmaking>;

/** Searches for a game until one is found or the user leaves. If the server has lost the ticket, it is sent again. */
export function startMatchmaking({ criteria, getProfile, inParty, isNew, heard, lost, ended }: SearchRequest) {
  let left = false;
  let isTicketUnsent = isNew;
  let room: ServerRoom | null = null;

  async function attempt(): Promise<ConnectionOutcome> {
    if (left) return 'over';
    const { why, wasLive } = await connectOnce();
    if (left) return 'over';
    if (why !== 'lost') {
      ended(why);
      return 'over';
    }
    if (!wasLive) return 'failed';
    lost();
    return 'lost';
  }

  async function connectOnce(): Promise<{ why: TableEnding | MatchmakingRefusal; wasLive: boolean }> {
    let wasLive = false;
    try {
      const options = { key: browserSecret(), ...getProfile(), protocol: PROTOCOL };
      // The server answers the same as for a room that is not open yet. The user may have lost the name, in another tab too.
      if (!v.is(joinSchema, options)) return { why: 'malformed', wasLive };
      room = await joinRoom(MATCHMAKING_ROOM, options);
      wasLive = true;
      return { why: partedAs(options.key, await follow(room)), wasLive };
    } catch (error) {
      return { why: endingOf(error), wasLive };
    }
  }

  async function follow(connection: ServerRoom): Promise<TableEnding | MatchmakingRefusal> {
    connection.reconnection.enabled = false;
    const gone = new Promise<TableEnding>((resolve) => {
      const end = (ending: TableEnding): void => {
        room = null;
        stopProbing();
        resolve(ending);
      };
      const stopProbing = probeOnWake(connection, () => end('lost'));
      connection.onLeave((closed) => end(endingBy(closed)));
    });
    if (left) void connection.leave();
    const refused = new Promise<MatchmakingRefusal>((resolve) => {
      connection.onMessage<MatchmakingMessages['standing']>('standing', ({ standing, now }) => {
        if (left) return;
        const isUnknown = standing.at === 'none' && standing.why === null;
        const isStale = isTicketUnsent && (standing.at === 'none' || standing.at === 'matched'); // A result of the previous search.
        if (!isUnknown && !isStale) heard(standing, performance.now() - now);
        if (!isUnknown && !isTicketUnsent) return;
        isTicketUnsent = false;
        void sendTicket(connection).then((refusal) => {
          if (refusal !== null && refusal !== 'no-answer') resolve(refusal);
        });
      });
    });
    return Promise.race([gone, refused]);
  }

  function sendTicket(connection: ServerRoom): Promise<MatchmakingRefusal | 'no-answer' | null> {
    const { except, ...more } = criteria();
    return inParty ? request(connection, 'joinParty', { except }) : request(connection, 'seek', { except, ...more });
  }

  void keepConnected(attempt);
  return {
    /** Resolves to whether the server accepted the request. */
    ask: async <Name extends MatchmakingRequestName>(name: Name, payload: MatchmakingRequest<Name>): Promise<boolean> =>
      room !== null && (await request(room, name, payload)) === null,
    leave(): void {
      left = true;
      void room?.leave();
    },
  };
}

/** Returns the reason for the refusal, or that no answer came; `null` if the server accepted the request. */
async function request<Name extends MatchmakingRequestName>(
  connection: ServerRoom,
  name: Name,
  payload: MatchmakingRequest<Name>,
): Promise<MatchmakingRefusal | 'no-answer' | null> {
  try {
    const answer = await requestFromRoom<unknown, { readonly refusal: MatchmakingRefusal }>(connection, name, payload);
    return answer.ok ? null : answer.refusal.refusal;
  } catch {
    return 'no-answer';
  }
}
