import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LoadHealth, Pace } from '../sample.ts';
import { countSockets, type SocketBytes } from './sockets.ts';
import { newTally, quantiles, type Tally } from './tally.ts';

/** More moves than are ever on their way at one table: the next one follows the actor's view, the others' may lag behind. */
const ON_THE_WAY = 64;
/** Milliseconds. */
const LONGEST_DRAIN = 5_000;
const PROBE = 10;

/** The course of play at one table, as the load generator keeps it. */
export interface Course {
  /** Sends a move of this seat, chosen from its own view. */
  readonly move: (seat: number) => void;
  /** Whose own view says that it may act, as long as nothing has been sent. */
  due: number | null;
  sent: number;
  readonly sentAt: Float64Array;
  readonly sentBy: Uint8Array;
  /** Moves that have been shown, by seat. */
  readonly shown: Uint32Array;
}

/** All tables, and what the clients count in. */
export interface Drive {
  readonly courses: Course[];
  tally: Tally;
  flat: boolean;
}

/** A table with all its people. */
export interface Entered {
  /** Milliseconds each of them took to connect. */
  readonly connects: readonly number[];
  /** Says who may act first. */
  begin(): void;
}

/** A measured stretch of play. */
export interface Stretch {
  readonly tally: Tally;
  readonly sockets: SocketBytes;
  readonly moves: number;
  /** Seconds, until the last move had been shown to everybody. */
  readonly elapsed: number;
  readonly load: LoadHealth;
}

export function newDrive(): Drive {
  return { courses: [], tally: newTally(), flat: false };
}

export function addTable(drive: Drive, move: (seat: number) => void): Course {
  const course: Course = {
    move,
    due: null,
    sent: 0,
    sentAt: new Float64Array(ON_THE_WAY),
    sentBy: new Uint8Array(ON_THE_WAY),
    shown: new Uint32Array(4),
  };
  drive.courses.push(course);
  return course;
}

/** A seat's client has the state that a move led to. */
export function saw(drive: Drive, course: Course, seat: number): void {
  const count = (course.shown[seat] ?? 0) + 1;
  course.shown[seat] = count;
  const slot = count % ON_THE_WAY;
  const taken = performance.now() - (course.sentAt[slot] ?? 0);
  (course.sentBy[slot] === seat ? drive.tally.actor : drive.tally.others).push(taken);
}

/** A seat's own view says that it may act. */
export function mayAct(drive: Drive, course: Course, seat: number): void {
  course.due = seat;
  if (drive.flat) send(course);
}

/** Plays at that pace for so long, and waits until every move has been shown to everybody. */
export async function run(drive: Drive, pace: Pace, seconds: number): Promise<Stretch> {
  drive.tally = newTally();
  const tally = drive.tally;
  const before = sent(drive);
  const counted = countSockets();
  const probe = startProbe();
  const idle = performance.eventLoopUtilization();
  const start = performance.now();
  await (pace === 'flat' ? keepFlat(drive, seconds) : keepSteady(drive, seconds));
  const busy = performance.eventLoopUtilization(idle).utilization;
  const lag = probe();
  await drained(drive);
  const failed = tally.failed + drive.courses.reduce((sum, course) => sum + unseen(course), 0);
  const elapsed = (performance.now() - start) / 1000;
  return { tally, sockets: counted(), moves: sent(drive) - before, elapsed, load: { busy, lag, missed: tally.missed, failed } };
}

function send(course: Course): void {
  const seat = course.due;
  if (seat === null) return;
  course.due = null;
  course.sent++;
  const slot = course.sent % ON_THE_WAY;
  course.sentBy[slot] = seat;
  course.sentAt[slot] = performance.now();
  course.move(seat);
}

/** One timer for all tables, which take their turns evenly spread over each second. */
async function keepSteady(drive: Drive, seconds: number): Promise<void> {
  const gap = 1000 / drive.courses.length;
  const rounds = Math.round(seconds);
  let due = performance.now();
  for (let round = 0; round < rounds; round++) {
    for (const course of drive.courses) {
      const early = due - performance.now();
      if (early > 0) await sleep(early);
      if (course.due === null) drive.tally.missed++;
      else send(course);
      due += gap;
    }
  }
  await sleep(Math.max(0, due - performance.now()));
}

async function keepFlat(drive: Drive, seconds: number): Promise<void> {
  drive.flat = true;
  drive.courses.forEach(send);
  await sleep(seconds * 1000);
  drive.flat = false;
}

/** Asks for a timer again and again; ends with how late it came. */
function startProbe(): () => number {
  const lags: number[] = [];
  let due = performance.now() + PROBE;
  const timer = setInterval(() => {
    const now = performance.now();
    lags.push(Math.max(0, now - due));
    due = now + PROBE;
  }, PROBE);
  return () => {
    clearInterval(timer);
    return quantiles(lags).p99;
  };
}

async function drained(drive: Drive): Promise<void> {
  const until = performance.now() + LONGEST_DRAIN;
  while (performance.now() < until && drive.courses.some((course) => unseen(course) > 0)) await sleep(2);
}

/** Moves that somebody at the table has not been shown. */
function unseen(course: Course): number {
  return course.sent - Math.min(...course.shown);
}

function sent(drive: Drive): number {
  return drive.courses.reduce((sum, course) => sum + course.sent, 0);
}
