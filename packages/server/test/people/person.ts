import { setTimeout as sleep } from 'node:timers/promises';
import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import type { RandomSource } from '@hundredfold/shared/core/chance.ts';
import { seeded } from '@hundredfold/shared/core/random.ts';
import type { Intent, IntentName } from '@hundredfold/shared/protocol/table.ts';
import { join, type Player } from '../live-player.ts';
import type { Answer, Asked } from './ledger.ts';
import type { Guest, TablePlan } from './plan.ts';

/** A table's evening: one game after the other until it is late; the last of them is played to its end. */
export interface Evening {
  readonly address: string;
  readonly code: string;
  readonly plan: TablePlan;
  /** Every move that was asked for at this table. */
  readonly asked: Asked[];
  /** Milliseconds that people think at the most. */
  readonly thought: number;
  readonly count: (what: string) => void;
  /** No other game begins, and nobody thinks, drops or idles any more. */
  readonly isLate: () => boolean;
  isOver: boolean;
}

/** Somebody at a table, with the line that they have at the moment. */
export interface Person {
  readonly guest: Guest;
  readonly evening: Evening;
  readonly chance: RandomSource;
  line: Player;
  /** The last move that they asked for, and in which game. */
  last: Asked | null;
  lastRound: number;
  hasLeft: boolean;
  /** It is late, and they have nothing more to do unless the table goes on. */
  isResting: boolean;
}

export async function comes(guest: Guest, evening: Evening): Promise<Person> {
  const line = await dialled(guest, evening);
  return { guest, evening, chance: seeded(guest.seed), line, last: null, lastRound: 0, hasLeft: false, isResting: false };
}

/** A new line to the table: whoever had a seat has it again. */
export async function dial(person: Person): Promise<void> {
  person.line = await dialled(person.guest, person.evening);
}

export function hasLine({ line }: Person): boolean {
  return line.room.connection.isOpen;
}

/** Until the table looks otherwise, or for so many milliseconds. */
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

/** Thinks for a while. */
export async function think({ chance, evening: { thought, isLate } }: Person): Promise<void> {
  if (!isLate()) await sleep(chance.below(thought));
}

/** Asks for anything but a move; a refusal is an answer, too. */
export async function ask<Name extends IntentName>({ line, evening }: Person, name: Name, payload?: Intent<Name>): Promise<void> {
  try {
    await line.ask(name, payload);
    evening.count(name);
  } catch (error) {
    const refusal = refusalIn(error);
    evening.count(refusal === null ? 'lost' : `refused ${refusal}`);
  }
}

/** A move that is about to be asked for, under an id of its own. */
export function newMove(person: Person, action: AnyAction, version = person.line.state.version): Asked {
  const { asked, code } = person.evening;
  const move: Asked = { id: `${code}-${asked.length}`, version, action, answers: [] };
  asked.push(move);
  person.last = move;
  person.lastRound = person.line.state.round;
  return move;
}

/** Asks for a move once, and writes down what was answered. */
export async function say({ line, evening }: Person, { id, version, action, answers }: Asked): Promise<Answer> {
  const answer = await line.ask('act', { id, version, action }).then(
    (made): Answer => ({ version: made }),
    (error: unknown): Answer => {
      const refusal = refusalIn(error);
      return refusal === null ? 'lost' : { refusal };
    },
  );
  answers.push(answer);
  evening.count(answer === 'lost' ? 'lost' : 'refusal' in answer ? `refused ${answer.refusal}` : 'moves');
  return answer;
}

/**
 * Asks for a move under the same id until there is an answer, or the next game but one is played: a house that was started anew knows what was
 * answered in the game before, and a browser asks no longer than its game lasts.
 */
export async function sayUntilAnswered(person: Person, move: Asked): Promise<Answer> {
  while (person.line.state.round <= person.lastRound + 1) {
    const answer = await say(person, move);
    if (answer !== 'lost') return answer;
    if (!hasLine(person)) await dial(person);
  }
  person.evening.count('given up');
  return 'lost';
}

async function dialled({ secret, name }: Guest, evening: Evening): Promise<Player> {
  const { address, code, plan, count } = evening;
  while (!evening.isOver) {
    try {
      return await join(address, plan.game, code, secret, name);
    } catch {
      count('not let in');
      await sleep(200);
      await lookUp(evening);
    }
  }
  throw new Error(`${name} did not come in again`);
}

/** In a house that has just opened no table is up before somebody asks for it. */
async function lookUp({ address, code }: Evening): Promise<void> {
  await fetch(`${address}/api/tables/${code}`).catch(() => null);
}

/** The word of a refusal; `null` where there was no answer at all. */
function refusalIn(error: unknown): string | null {
  const said = error instanceof Error ? error.message : String(error);
  return /^[a-z-]+$/.test(said) ? said : null;
}
