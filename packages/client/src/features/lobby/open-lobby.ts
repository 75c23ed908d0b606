import { LOBBY_ROOM, type LobbyMessages, type LobbyQuery, type LobbyRefusal } from '@hundredfold/shared/protocol/lobby.ts';
import { withChanges } from '@hundredfold/shared/protocol/lobby-changes.ts';
import type { LobbyList } from '@hundredfold/shared/protocol/lobby-row.ts';
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { waitOrWakeUp } from '../../lib/wake-up.ts';
import { browserSecret } from '../../net/account/secret.ts';
import { NetworkTimeout } from '../../net/deadline.ts';
import { type ConnectionOutcome, keepConnected } from '../../net/keep-connected.ts';
import { isBug, joinRoom, probeOnWake, requestFromRoom, type ServerRoom } from '../../net/server-room.ts';

export interface HeldList extends LobbyList {
  readonly look: LobbyQuery;
}

const RATE_LIMIT_DELAY_MS = 400;

export function openLobby(first: LobbyQuery) {
  let looking = 0;
  let room: ServerRoom | undefined;
  const wanted = signal(first);
  const isBroken = signal(false);
  /** The list is live while a page shows it; `null` until it has loaded. */
  const list = signal<HeldList | null>(null, {
    watched: () => {
      const visit = ++looking;
      void keepConnected(() => connectOnce(visit));
    },
    unwatched: () => {
      looking++;
      void room?.leave();
    },
  });

  /** `visit` is the number of times that a page has begun to show the list; the connection belongs to one of them. */
  async function connectOnce(visit: number): Promise<ConnectionOutcome> {
    if (visit !== looking) return 'over';
    try {
      room = await joinRoom(LOBBY_ROOM, { key: browserSecret() }); // The server counts each user once by this key.
      if (visit === looking) await listen(room, visit);
      else void room.leave();
    } catch (error) {
      // Any error that is not a bug means that the lobby is out of reach for now; try again soon.
      if (isBug(error)) {
        reportError(error);
        isBroken.value = true;
        return 'over';
      }
    }
    if (visit !== looking) return 'over';
    const hadList = list.peek() !== null;
    list.value = null;
    return hadList ? 'lost' : 'failed';
  }

  async function listen(here: ServerRoom, visit: number): Promise<void> {
    const { promise: over, resolve, reject } = Promise.withResolvers<unknown>();
    here.reconnection.enabled = false;
    here.onLeave(resolve);
    here.onMessage<LobbyMessages['changes']>('changes', (changes) => {
      const held = list.peek();
      if (visit === looking && held !== null) list.value = { ...held, ...withChanges(held, changes) };
    });
    const see = async (look: LobbyQuery): Promise<void> => {
      const page = await pageFor(here, look, () => wanted.peek() === look);
      if (page === null || visit !== looking) return;
      list.value = { ...page, look };
    };
    const stop = effect(() => void see(wanted.value).catch(reject));
    const stopProbing = probeOnWake(here, () => resolve(null));
    await over.finally(() => {
      stop();
      stopProbing();
      if (here.connection.isOpen) void here.leave();
    });
  }

  return {
    list: list as ReadonlySignal<HeldList | null>,
    isBroken: isBroken as ReadonlySignal<boolean>,
    /** Changes the query; the previous list stays until the new one has loaded. */
    look: (look: LobbyQuery) => (wanted.value = look),
  };
}

/** Requests a page of the list. It waits and retries after a rate limit; `null` if the query has changed by then. */
async function pageFor(here: ServerRoom, look: LobbyQuery, isWanted: () => boolean): Promise<LobbyList | null> {
  while (isWanted()) {
    const answer = await requestFromRoom<LobbyList, LobbyRefusal>(here, 'look', look);
    if (answer.ok) return answer.value;
    if (answer.refusal.refusal !== 'too-fast') throw new NetworkTimeout(`the lobby says ${answer.refusal.refusal}`);
    await waitOrWakeUp(RATE_LIMIT_DELAY_MS);
  }
  return null;
}
