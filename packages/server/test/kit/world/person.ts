import { setTimeout as sleep } from 'node:timers/promises';
import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import type { RandomSource } from '@hundredfold/shared/core/chance.ts';
import { seeded } from '@hundredfold/shared/core/seeded-random.ts';
import type { Intent, IntentName } from '@hundredfold/shared/protocol/intents.ts';
import { join, type Player } from '../live-player.ts';
import type { Answer, Asked } from './faults-in.ts';
import type { Guest, TablePlan } from './plan.ts';

/** The session at a table: one game after the other until it is late. The last game is played to its end. */
export interface TableSession {
  readonly address: string;
  readonly code: string;
  readonly plan: TablePlan;
  readonly asked: Asked[];
  /** The maximum time in milliseconds that people think. */
  readonly thought: number;
  /** The refusals that anyone got. */
  readonly refusals: Set<string>;
  /** Returns whether it is late: no other game begins, and no person thinks, drops or idles any more. */
  readonly isLate: () => boolean;
  isOver: boolean;
}

export interface Person {
  readonly guest: Guest;
  readonly session: TableSession;
  readonly chance: RandomSource;
  line: Player;
  /** The last move that they requested, and the number of the match in which they made it. */
  last: Asked | null;
  lastMatchNumber: number;
  hasLeft: boolean;
  /** `true` if it is late and they have nothing more to do unless the table goes on. */
  isResting: boolean;
}

export async function comes(guest: Guest, session: TableSession): Promise<Person> {
  const line = await connect(guest, session);
  const chance = seeded(guest.seed);
  return { guest, session, chance, line, last: null, lastMatchNumber: 0, hasLeft: false, isResting: false };
}

export async function dial(person: Person): Promise<void> {
  person.line = await connect(person.guest, person.session);
}

export function hasLine({ line }: Person): boolean {
  return line.room.connection.isOpen;
}

export function change({ line: { room } }: Person, longest = 500): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      room.onStateChange.remove(done);
      resolve();
    };
    const timer = setTimeout(done, longest);
    room.onStateChange(done);
  });
}

export async function think({ chance, session: { thought, isLate } }: Person): Promise<void> {
  if (!isLate()) await sleep(chance.below(thought));
}

/** Sends any request except a move. A refusal counts as an answer, too. */
export async function ask<Name extends IntentName>({ line, session }: Person, name: Name, payload?: Intent<Name>): Promise<void> {
  await line.ask(name, payload).catch((error: unknown) => void refusalIn(error, session));
}

export function newMove(person: Person, action: AnyAction, version = person.line.state.version): Asked {
  const { asked, code } = person.session;
  const move: Asked = { id: `${code}-${asked.length}`, version, action, answers: [] };
  asked.push(move);
  person.last = move;
  person.lastMatchNumber = person.line.state.matchNumber;
  return move;
}

export async function say({ line, session }: Person, { id, version, action, answers }: Asked): Promise<Answer> {
  const answer = await line.ask('act', { id, version, action }).then(
    (made): Answer => ({ version: made }),
    (error: unknown): Answer => {
      const refusal = refusalIn(error, session);
      return refusal === null ? 'lost' : { refusal };
    },
  );
  answers.push(answer);
  return answer;
}

/**
 * Requests a move with the same id until there is an answer, or the next game but one begins. A restarted server knows the
 * answers of the last game, and a browser stops when its game ends.
 */
export async function sayUntilAnswered(person: Person, move: Asked): Promise<Answer> {
  while (person.line.state.matchNumber <= person.lastMatchNumber + 1) {
    const answer = await say(person, move);
    if (answer !== 'lost') return answer;
    if (!hasLine(person)) await dial(person);
  }
  return 'lost';
}

async function connect({ secret, name }: Guest, session: TableSession): Promise<Player> {
  const { address, code, plan } = session;
  while (!session.isOver) {
    try {
      return await join(address, plan.game, code, secret, name);
    } catch {
      await sleep(200);
      // After a restart the server loads no table before a request for it.
      await fetch(`${address}/api/tables/${code}`).catch(() => null);
    }
  }
  throw new Error(`${name} did not come in again`);
}

function refusalIn(error: unknown, { refusals }: TableSession): string | null {
  const message = error instanceof Error ? error.message : String(error);
  if (!/^[a-z-]+$/.test(message)) return null;
  refusals.add(message);
  return message;
}
