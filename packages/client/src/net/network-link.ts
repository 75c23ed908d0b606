import type { Game } from '@hundredfold/shared/core/game.ts';
import { refused } from '@hundredfold/shared/core/result.ts';
import type { ChatMessage } from '@hundredfold/shared/protocol/chat.ts';
import { batch, signal } from '@preact/signals';
import { onWakeUp } from '../lib/wake-up.ts';
import { type ConnectionOutcome, keepConnected } from './keep-connected.ts';
import {
  type AskTable,
  afterEnding,
  type ConnectTable,
  type Snapshot,
  snapshotIn,
  type TableConnection,
  type TableEnding,
  type TableLink,
  type TableSession,
  tableLink,
} from './table-link.ts';

/** Milliseconds for which an unanswered move is sent again under its id. */
const MOVE_RETRY_TIMEOUT_MS = 30_000;
const RETRY_DELAY_MS = 1000;

/** Keeps a connection to a table, and reconnects whenever it is lost. */
export function networkLink(connect: ConnectTable): TableLink {
  const session = signal<TableSession>({ state: 'connecting' });
  const snapshot = (): Snapshot | null => snapshotIn(session.peek());
  const roomChanges = signal(0);
  let gameBeforeRoomChange: Game | null = null;
  const isStuck = (): boolean => snapshot()?.unsaved === true;
  const requests = requestQueue(snapshot);
  const listeners = new Set<(message: ChatMessage) => void>();
  let over: 'left' | 'closed' | null = null;

  async function connectOnce(): Promise<{ ending: TableEnding; wasLive: boolean }> {
    const connected = await connect(
      (heard) => {
        batch(() => {
          if (gameBeforeRoomChange !== null && heard.game.id === gameBeforeRoomChange.id) roomChanges.value++;
          gameBeforeRoomChange = null;
          session.value = { state: 'live', snapshot: heard };
        });
      },
      (message) => {
        for (const listener of listeners) listener(message);
      },
    );
    if (!connected.ok) return { ending: connected.refusal, wasLive: false };
    const connection = connected.value;
    if (over !== null) connection.disconnect(over === 'left');
    requests.connect(connection);
    const stopProbing = onWakeUp(() => void probe(connection, isStuck));
    const ending = await connection.ended;
    stopProbing();
    requests.disconnect(ending === 'otherRoom');
    return { ending, wasLive: true };
  }

  async function attempt(): Promise<ConnectionOutcome> {
    if (over !== null) return 'over';
    const { ending, wasLive } = await connectOnce();
    if (over !== null) return 'over';
    if (ending === 'otherRoom' && wasLive) {
      gameBeforeRoomChange = snapshot()?.game ?? null;
      return 'moved';
    }
    session.value = afterEnding(session.peek(), ending);
    if (session.peek().state === 'ended') return 'over';
    return wasLive ? 'lost' : 'failed';
  }

  function finish(how: 'left' | 'closed'): void {
    if (over !== null) return;
    over = how;
    requests.close(how === 'left'); // The table frees the seat by itself if the game has not begun.
  }

  keepConnected(attempt).catch((error: unknown) => {
    reportError(error); // This is a bug in the page: a reconnection would fail in the same way.
    session.value = afterEnding(session.peek(), 'broken');
  });
  return tableLink({
    session,
    roomChanges,
    ask: requests.ask,
    onChatMessage(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: (isLeaving) => finish(isLeaving ? 'left' : 'closed'),
  });
}

/** Sends a request over a connection: after a sleep, a dead connection can look alive for minutes. */
async function probe(connection: TableConnection, isStuck: () => boolean): Promise<void> {
  try {
    await connection.request('me', undefined);
  } catch {
    if (!isStuck()) connection.disconnect(false);
  }
}

/**
 * Passes requests to the connection, or holds them until there is one. If no answer comes, the connection counts as dead, unless
 * the table is stuck: then it answers nobody. A move belongs to the game in which it was made, and is not sent in the next one.
 */
function requestQueue(seen: () => Snapshot | null) {
  let connection: TableConnection | null = null;
  let connected = Promise.withResolvers<TableConnection>();
  let isChangingRoom = false;

  function connectionBefore(deadline: number): Promise<TableConnection | null> {
    return Promise.race([connected.promise, waitFor(deadline - performance.now()).then(() => null)]);
  }

  const ask: AskTable = async (name, payload) => {
    const deadline = performance.now() + MOVE_RETRY_TIMEOUT_MS;
    const matchNumber = seen()?.matchNumber;
    let isUnknown = false;
    while (performance.now() < deadline) {
      const current = name === 'act' || isChangingRoom ? await connectionBefore(deadline) : connection;
      if (current === null) break;
      if (name === 'act' && seen()?.matchNumber !== matchNumber) return refused({ refusal: 'stale' });
      try {
        const answer = await current.request(name, payload);
        isUnknown ||= name === 'act' && !answer.ok && answer.refusal.refusal === 'unknown';
        // While the database is away, a table that may have made the move answers only that it accepts none.
        if (!isUnknown || answer.ok || !['unknown', 'halted'].includes(answer.refusal.refusal)) return answer;
        await waitFor(RETRY_DELAY_MS);
      } catch {
        if (seen()?.unsaved === true) break;
        current.disconnect(false);
        if (name !== 'act') break; // Only a move carries an id that makes a repetition safe.
        isUnknown = true; // The table may have made the move, and only its answer was lost.
        await current.ended;
      }
    }
    return refused({ refusal: 'no-answer' });
  };

  return {
    ask,
    connect(made: TableConnection): void {
      connection = made;
      isChangingRoom = false;
      connected.resolve(made);
    },
    /** `toOtherRoom`: the table is about to be available again. */
    disconnect(toOtherRoom: boolean): void {
      connection = null;
      connected = Promise.withResolvers();
      isChangingRoom = toOtherRoom;
    },
    close(consented: boolean): void {
      connection?.disconnect(consented);
    },
  };
}

function waitFor(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
