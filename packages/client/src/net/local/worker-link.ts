import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import type { BotLevel } from '@hundredfold/shared/core/bot-level.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import { gameByRules } from '@hundredfold/shared/core/rules-version.ts';
import { isOver, ownSeat } from '@hundredfold/shared/core/view.ts';
import type { Intent, IntentName } from '@hundredfold/shared/protocol/intents.ts';
import { batch, type ReadonlySignal, signal } from '@preact/signals';
import type { WorkerPort } from '../../lib/worker-port.ts';
import type { Profile } from '../account/profile.ts';
import { type Snapshot, type TableSession, tableLink } from '../table-link.ts';
import { localChat } from './local-chat.ts';
import { localSeats } from './local-seats.ts';
import { localSnapshot } from './local-snapshot.ts';
import {
  type LocalGameEnd,
  type NewLocalGame,
  OWN_SEAT,
  type SeenHere,
  type WorkerMessage,
  type WorkerRequest,
} from './messages.ts';

export type WorkerLink = ReturnType<typeof workerLink>;

interface Opened {
  readonly id: string;
  /** The game to begin if there is none with this id; `null` to begin none. */
  readonly newGame: NewLocalGame | null;
  readonly player: Profile;
  readonly gameById: (id: string) => Game | undefined;
  readonly newId: () => string;
}

export function workerLink(port: WorkerPort<WorkerRequest, WorkerMessage>, opened: Opened) {
  const { id: first, newGame, gameById, newId } = opened;
  const session = signal<TableSession>({ state: 'connecting' });
  const isSaved = signal(true);
  const ended = signal<LocalGameEnd | null>(null);
  let waiting: ((answer: Result<number | null, string>) => void)[] = [];

  function show(seen: SeenHere): void {
    const current = gameById(seen.game);
    const game = current === undefined ? null : gameByRules(current, seen.rules);
    if (game === null) throw new Error(`there is no game ${seen.game} with rules ${seen.rules}`);
    batch(() => {
      isSaved.value = seen.isSaved;
      session.value = { state: 'live', snapshot: workerSnapshot(game, seen, opened) };
    });
  }

  function end(why: LocalGameEnd): void {
    ended.value = why;
    for (const answer of waiting) answer(refused('no-answer'));
    waiting = [];
  }

  port.hear((message) => {
    switch (message?.told) {
      case 'seen':
        return show(message.seen);
      case 'answer':
        return waiting.shift()?.(message.answer);
      case 'ended':
        return end(message.why);
      case undefined:
        return end('halted');
    }
  });

  function post(request: WorkerRequest): Promise<Result<number | null, string>> {
    return new Promise((resolve) => {
      if (ended.peek() !== null) return resolve(refused('no-answer'));
      waiting.push(resolve);
      port.post(request);
    });
  }

  /** The player has set this for the next game. */
  let next: { readonly botLevel?: BotLevel } = {};

  /** The request to the worker for an intent; `null` if the intent needs a server. */
  function requestFor(name: IntentName, payload: unknown): WorkerRequest | null {
    if (name === 'takeback') return { ask: 'takeback' };
    if (name === 'rematch') return { ask: 'rematch', id: newId(), ...next };
    if (name !== 'act') return null;
    const { id: intent, version, action } = payload as Intent<'act'>;
    return { ask: 'act', intent, version, action: action as AnyAction }; // The action comes from the table's own buttons.
  }

  const chat = localChat();
  const link = tableLink({
    session,
    onChatMessage: chat.onChatMessage,
    async ask(name, payload) {
      if (name === 'listen') return accepted([]);
      if (name === 'say') {
        chat.say(payload as Intent<'say'>);
        return accepted(null);
      }
      if (name === 'set') {
        next = { botLevel: (payload as Intent<'set'>).botLevel ?? 'normal' };
        return accepted(null);
      }
      const meant = requestFor(name, payload);
      const answer = meant === null ? refused('not-playing') : await post(meant);
      return answer.ok ? answer : refused({ refusal: answer.refusal });
    },
    close: () => port.close(),
  });
  void post({ ask: 'open', id: first, newGame });
  return {
    ...link,
    isSaved: isSaved as ReadonlySignal<boolean>,
    ended: ended as ReadonlySignal<LocalGameEnd | null>,
  };
}

/** A snapshot like those that a table on the server sends. It has no host, as there is nothing for a host to do. */
function workerSnapshot(game: Game, seen: SeenHere, { player }: Pick<Opened, 'player'>): Snapshot {
  const { id, isSaved, matchNumber, undone, takebacks, view, rules, botLevel } = seen;
  const playedOn = seen.playedOn && { turn: seen.playedOn.turn, rules };
  const own = ownSeat(view.viewer) ?? OWN_SEAT;
  const seats = localSeats(view.seats.length, own, player, botLevel).map((held, seat) =>
    seat === own ? { ...held, takebacks } : held,
  );
  const record = isOver(view) && isSaved ? id : '';
  return {
    ...localSnapshot(game, seen, { seat: own, seats }),
    deviceGame: id,
    matchNumber,
    undone,
    host: 0,
    record,
    playedOn,
    botLevel,
  };
}
