import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import { type Result, refused } from '@hundredfold/shared/core/result.ts';
import type { Intent, IntentAnswers, IntentName, IntentRefusal } from '@hundredfold/shared/protocol/table.ts';
import { batch, type ReadonlySignal, signal } from '@preact/signals';
import type { LinkStatus, Snapshot, TableLink } from '../link/table-link.ts';
import { localSeats } from './local-seats.ts';
import { localSnapshot } from './local-snapshot.ts';
import {
  type LocalGameEnd,
  type LocalGameRequest,
  OWN_SEAT,
  type SeenHere,
  type WorkerMessage,
  type WorkerRequest,
} from './messages.ts';

/** The way to a worker and back. */
export interface WorkerPort {
  post(ask: WorkerRequest): void;
  /** Calls back with all that it tells from now on. */
  hear(heard: (told: WorkerMessage) => void): void;
  close(): void;
}

/** Who plays there. */
export interface DevicePlayer {
  readonly name: string;
  readonly seal: number;
}

/** A link to a table on this device. */
export interface DeviceLink extends TableLink {
  /** Of the game that is played there now; another one with every rematch. */
  readonly id: ReadonlySignal<string | null>;
  /** Whether the browser has stored the game: else it is gone with the page. */
  readonly isSaved: ReadonlySignal<boolean>;
  /** Why there is nothing to be played, or no longer. */
  readonly ended: ReadonlySignal<LocalGameEnd | null>;
}

interface Opened {
  readonly id: string;
  /** What to begin where there is no such game yet. */
  readonly wish: LocalGameRequest | null;
  readonly player: DevicePlayer;
  readonly gameById: (id: string) => Game | undefined;
  /** For a game that begins after another one. */
  readonly newId: () => string;
}

/** An ask before it has its number. */
type Asked = WorkerRequest extends infer Each ? (Each extends WorkerRequest ? Omit<Each, 'number'> : never) : never;

/** Opens a game on this device over the port to its worker, and begins it where that is wanted. */
export function deviceLink(port: WorkerPort, { id: first, wish, player, gameById, newId }: Opened): DeviceLink {
  const status = signal<LinkStatus>('connecting');
  const snapshot = signal<Snapshot | null>(null);
  const id = signal<string | null>(null);
  const isSaved = signal(true);
  const ended = signal<LocalGameEnd | null>(null);
  const waiting = new Map<number, (answer: Result<number | null, string>) => void>();
  let asks = 0;

  function show(seen: SeenHere): void {
    const game = gameById(seen.game);
    if (game === undefined) throw new Error(`there is no game ${seen.game}`);
    batch(() => {
      id.value = seen.id;
      isSaved.value = seen.isSaved;
      status.value = 'live';
      snapshot.value = deviceSnapshot(game, seen, player);
    });
  }

  port.hear((told) => {
    switch (told.told) {
      case 'seen':
        return show(told.seen);
      case 'answer':
        waiting.get(told.number)?.(told.answer);
        waiting.delete(told.number);
        return;
      case 'ended':
        ended.value = told.why;
        for (const answer of waiting.values()) answer(refused('no-answer'));
        waiting.clear();
    }
  });

  function post(asked: Asked): Promise<Result<number | null, string>> {
    const number = asks++;
    return new Promise((resolve) => {
      if (ended.peek() !== null) return resolve(refused('no-answer'));
      waiting.set(number, resolve);
      port.post({ ...asked, number });
    });
  }

  /** What can be asked for at a table without a server. */
  function asked(name: IntentName, payload: unknown): Asked | null {
    if (name === 'takeback') return { ask: 'takeback' };
    if (name === 'rematch') return { ask: 'rematch', id: newId() };
    if (name !== 'act') return null;
    const { id: intent, version, action } = payload as Intent<'act'>;
    return { ask: 'act', intent, version, action: action as AnyAction }; // It comes from the table's own buttons.
  }

  void post({ ask: 'open', id: first, wish });
  return {
    status,
    moves: signal(0),
    snapshot,
    id,
    isSaved,
    ended,
    async ask<Name extends IntentName>(name: Name, payload: Intent<Name>) {
      const meant = asked(name, payload);
      const answer = meant === null ? refused('not-playing') : await post(meant);
      const told = answer.ok ? answer : refused({ refusal: answer.refusal });
      return told as Result<IntentAnswers[Name], IntentRefusal>; // A move is answered with its version, anything else with nothing.
    },
    onLine: () => () => undefined,
    leave: () => port.close(),
    close: () => port.close(),
  };
}

/** As a table would have told it; there is no host, as there is nothing to be host of. */
function deviceSnapshot(game: Game, seen: SeenHere, player: DevicePlayer): Snapshot {
  const { round, undone, takebacks, view } = seen;
  const seats = localSeats({ ...player, seats: view.seats.length, own: OWN_SEAT }).map((held, seat) =>
    seat === OWN_SEAT ? { ...held, takebacks } : held,
  );
  return { ...localSnapshot(game, seen, { seat: OWN_SEAT, seats }), round, undone, host: 0 };
}
