import type { Room } from '@colyseus/sdk';
import {
  LOBBY_ROOM,
  type LobbyMessages,
  type LobbyPage,
  type LobbyQuery,
  type LobbyRefusal,
} from '@hundredfold/shared/protocol/lobby.ts';
import { withChanges } from '@hundredfold/shared/protocol/lobby-changes.ts';
import type { LobbyList } from '@hundredfold/shared/protocol/lobby-row.ts';
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { retryDelayMs, waitOrWakeUp } from '../browser/wake-up.ts';
import { isBug, joinRoom, probeOnWake, requestFromRoom } from './connect.ts';
import { browserSecret } from './secret.ts';

/** The list as somebody looks at it. */
export interface HeldList extends LobbyList {
  readonly look: LobbyQuery;
  /** How far this page's clock is ahead of the house's, in seconds. */
  readonly ahead: number;
}

export interface Lobby {
  /** Live for as long as somebody looks; `null` while it is not known. */
  readonly list: ReadonlySignal<HeldList | null>;
  /** Whether a mistake in the page has ended it. */
  readonly isBroken: ReadonlySignal<boolean>;
  /** Looks in another way from now on; what was seen before stays until that is known. */
  look(look: LobbyQuery): void;
}

/** Milliseconds after which whoever looked too often looks again. */
const REST = 400;

/** The tables that are open to strangers. */
export function openLobby(first: LobbyQuery): Lobby {
  let looking = 0;
  let failures = 0;
  let room: Room | undefined;
  const wanted = signal(first);
  const isBroken = signal(false);
  const list = signal<HeldList | null>(null, {
    watched: () => void keepLine(++looking),
    unwatched: () => {
      looking++;
      void room?.leave();
    },
  });

  async function keepLine(line: number): Promise<void> {
    for (failures = 0; line === looking; failures++) {
      try {
        room = await joinRoom(LOBBY_ROOM, { key: browserSecret() }); // So that one person counts as one.
        if (line === looking) await listen(room, line);
        else void room.leave();
      } catch (error) {
        // Else it is out of reach for now: again in a moment.
        if (isBug(error)) {
          reportError(error);
          isBroken.value = true;
          return;
        }
      }
      if (line === looking) list.value = null;
      await waitOrWakeUp(retryDelayMs(failures));
    }
  }

  async function listen(here: Room, line: number): Promise<void> {
    const { promise: over, resolve, reject } = Promise.withResolvers<unknown>();
    here.reconnection.enabled = false;
    here.onLeave(resolve);
    here.onMessage<LobbyMessages['changes']>('changes', (changes) => {
      const held = list.peek();
      if (line === looking && held !== null) list.value = { ...held, ...withChanges(held, changes) };
    });
    const see = async (look: LobbyQuery): Promise<void> => {
      const page = await pageFor(here, look, () => wanted.peek() === look);
      if (page === null || line !== looking) return;
      failures = 0;
      list.value = { rows: page.rows, total: page.total, look, ahead: Date.now() / 1000 - page.now };
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
    list,
    isBroken,
    look: (look) => {
      wanted.value = look;
    },
  };
}

/** Whoever has looked too often waits a moment, and asks again; `null` if something else is wanted by then. */
async function pageFor(here: Room, look: LobbyQuery, isWanted: () => boolean): Promise<LobbyPage | null> {
  while (isWanted()) {
    try {
      return await requestFromRoom<LobbyQuery, LobbyPage>(here, 'look', look);
    } catch (error) {
      if (!isTooFast(error)) throw error;
      await waitOrWakeUp(REST);
    }
  }
  return null;
}

function isTooFast(error: unknown): boolean {
  return error instanceof Error && 'reason' in error && (error.reason as LobbyRefusal | undefined)?.refusal === 'too-fast';
}
