import { setTimeout as sleep } from 'node:timers/promises';
import type { Game } from '@hundredfold/shared/core/game.ts';
import { defaultOptions } from '@hundredfold/shared/core/options.ts';
import { bySize, testSize } from '@hundredfold/shared/testing/size.ts';
import { vi } from 'vitest';
import { newSecret } from '../live-player.ts';
import { makeTable } from '../live-table.ts';
import type { Asked } from './faults-in.ts';
import { ask, comes, hasLine, type Person, type TableSession } from './person.ts';
import { planTables, type TablePlan } from './plan.ts';
import { stay } from './stay.ts';

/** The environment of a server for a short session, which is started with `QUICK_CLOCK`. */
export const QUICK = { CLOCK_SPEED: '10', GRACE_SECONDS: '60', BOT_PACE_MS: '300' };

/** The time in milliseconds for the last games, which are played to their end. */
export const LAST_MS = 600_000;

/** The time in milliseconds between two tables' people, since they do not all come at the same moment. */
const GAP_MS = 25;

/** The people of a session, all of whose decisions follow from a seed. */
export interface World {
  readonly address: string;
  readonly tables: number;
  readonly seed: number;
  /** The maximum time in milliseconds that people think. */
  readonly thought?: number;
  readonly isPlayed?: (game: Game, seats: number) => boolean;
}

/** A table after its session. */
export interface Spent {
  readonly session: TableSession;
  /** A spectator who stays all the time. */
  readonly witness: Person;
  readonly stayed: readonly Person[];
}

export interface PlayedWorld {
  readonly spent: readonly Spent[];
  /** All moves that anyone requested. */
  readonly asked: readonly Asked[];
  readonly refusals: ReadonlySet<string>;
}

/** Lets things happen while people play. `calm` waits without a mishap; it rejects as soon as a person cannot play on. */
type Happens = (people: readonly Person[], calm: (milliseconds: number) => Promise<unknown>) => Promise<void>;

/** Lets people play at a number of tables while things happen to the server, and then to the end of their games. */
export async function playWorld(world: World, happens: Happens): Promise<PlayedWorld> {
  const { address, tables, seed, thought = 60, isPlayed = isShort } = world;
  const refusals = new Set<string>();
  const times = { late: Number.POSITIVE_INFINITY, end: Number.POSITIVE_INFINITY };
  const isLate = (): boolean => performance.now() > times.late;
  const gathered = await Promise.all(
    planTables(tables, seed, isPlayed).map(async (plan, index) => {
      await sleep(index * GAP_MS);
      return gather({ address, plan, thought, refusals, isLate });
    }),
  );
  const played = Promise.all(gathered.map((each) => playOut(each, () => performance.now() > times.end)));
  const people = gathered.flatMap((each) => each.people);
  await happens(people, (milliseconds) => Promise.race([sleep(milliseconds), played]));
  times.late = performance.now();
  times.end = times.late + LAST_MS;
  const spent = await played;
  return { spent, asked: spent.flatMap(({ session }) => session.asked), refusals };
}

/** Games that may take longer take hundreds or thousands of moves, as One Hundred and One does with many players. */
const SHORT_STEPS = 10_000;

function isShort(game: Game, seats: number): boolean {
  return testSize === 'soak' || game.maxSteps(defaultOptions(game.options), seats) < SHORT_STEPS;
}

interface Gathered {
  readonly session: TableSession;
  readonly witness: Person;
  readonly people: readonly Person[];
}

type Opened = Pick<TableSession, 'address' | 'plan' | 'thought' | 'refusals' | 'isLate'>;

/** Creates a table and connects everyone. All sit down except the joiners. */
async function gather(opened: Opened): Promise<Gathered> {
  const session: TableSession = { ...opened, code: await codeFor(opened.address, opened.plan), asked: [], isOver: false };
  const people: Person[] = [];
  for (const guest of session.plan.guests) {
    const person = await comes(guest, session);
    const seat = people.push(person) - 1;
    while (guest.kind !== 'joiner' && person.line.seat() !== seat) await ask(person, 'sit', { seat });
  }
  const witness = await comes({ name: 'Witness', kind: 'steady', secret: newSecret(), seed: 0 }, session);
  return { session, witness, people };
}

/** Makes a table, once a process is ready: with a quick clock one is not while its storage takes a moment. */
function codeFor(address: string, { game, seats, options, pace, guests }: TablePlan): Promise<string> {
  return vi.waitFor(() => makeTable(address, { game: game.id, seats, options, pace, key: guests[0]?.secret }));
}

async function playOut({ session, witness, people }: Gathered, isUp: () => boolean): Promise<Spent> {
  const stays = Promise.all(people.map(stay));
  const rests = async (): Promise<void> => {
    while (!session.isLate() || !people.every((each) => each.isResting || each.hasLeft)) {
      if (isUp()) throw new Error(`a table does not end: ${describeTable(witness)}`);
      await sleep(50);
    }
  };
  try {
    await Promise.race([rests(), stays]);
  } finally {
    session.isOver = true;
  }
  await stays;
  return { session, witness, stayed: people.filter(({ hasLeft }) => !hasLeft) };
}

function describeTable({ line: { state }, session: { code, plan } }: Person): string {
  const seats = Array.from(state.seats, ({ status, name }) => `${status} ${name}`);
  const { phase, matchNumber, version, turn, pace, pause } = state;
  return JSON.stringify({ code, game: plan.game.id, phase, matchNumber, version, turn, pace, pause, seats });
}

const IN_TIME_MS = bySize({ quick: 30_000, full: 30_000, soak: 60_000 });

/** The number of people with a seat when the server stopped, and the number seated again in time after its restart. */
export interface Returned {
  readonly people: number;
  readonly soon: number;
}

export async function awaitReturns(people: readonly Person[]): Promise<Returned> {
  const since = performance.now();
  const lines = new Map(people.map((person) => [person, person.line]));
  const seated = people.filter(({ line, hasLeft }) => !hasLeft && line.seat() !== null);
  const isMissing = (person: Person): boolean =>
    !person.hasLeft && (person.line === lines.get(person) ? !hasLine(person) : person.line.seat() === null);
  let missing = seated.filter(isMissing);
  while (missing.length > 0 && performance.now() < since + IN_TIME_MS) {
    await sleep(50);
    missing = missing.filter(isMissing);
  }
  return { people: seated.length, soon: seated.length - missing.length };
}
