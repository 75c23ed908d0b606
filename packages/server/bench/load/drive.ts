import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LoadHealth } from '../sample.ts';
import { countSockets, type SocketBytes } from './sockets.ts';
import { newTally, quantiles, type Tally } from './tally.ts';

/**
 * The size of the buffers for moves in flight. There are never more at one table: the next move follows the actor's view, but the
 * others' views may lag behind.
 */
const MAX_IN_FLIGHT = 64;
const DRAIN_TIMEOUT_MS = 5_000;
const PROBE_INTERVAL_MS = 10;

export interface Course {
  readonly move: (seat: number) => void;
  /** The seat that may act by its own view, as long as it has sent nothing. */
  due: number | null;
  sent: number;
  readonly sentAt: Float64Array;
  readonly sentBy: Uint8Array;
  /** The number of moves that were shown, by seat. */
  readonly shown: Uint32Array;
}

export interface Drive {
  readonly courses: Course[];
  tally: Tally;
  flat: boolean;
}

export interface Entered {
  /** The time in milliseconds that each player took to connect. */
  readonly connects: readonly number[];
  begin(): void;
}

export interface Stretch {
  readonly tally: Tally;
  readonly sockets: SocketBytes;
  readonly moves: number;
  /** The time in seconds until the last move was shown to everyone. */
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
    sentAt: new Float64Array(MAX_IN_FLIGHT),
    sentBy: new Uint8Array(MAX_IN_FLIGHT),
    shown: new Uint32Array(4),
  };
  drive.courses.push(course);
  return course;
}

export function saw(drive: Drive, course: Course, seat: number): void {
  const count = (course.shown[seat] ?? 0) + 1;
  course.shown[seat] = count;
  const slot = count % MAX_IN_FLIGHT;
  const taken = performance.now() - (course.sentAt[slot] ?? 0);
  (course.sentBy[slot] === seat ? drive.tally.actor : drive.tally.others).push(taken);
}

export function mayAct(drive: Drive, course: Course, seat: number): void {
  course.due = seat;
  if (drive.flat) send(course);
}

/**
 * Plays for some seconds, and waits until every move has been shown to everyone. Each table makes a move every `interval` seconds, or
 * with `null` as soon as it can.
 */
export async function run(drive: Drive, seconds: number, interval: number | null): Promise<Stretch> {
  drive.tally = newTally();
  const tally = drive.tally;
  const before = sent(drive);
  const counted = countSockets();
  const probe = startProbe();
  const idle = performance.eventLoopUtilization();
  const start = performance.now();
  await (interval === null ? keepFlat(drive, seconds) : keepSteady(drive, seconds, interval));
  const busy = performance.eventLoopUtilization(idle).utilization;
  const lag = probe();
  await drain(drive);
  const failed = tally.failed + drive.courses.reduce((sum, course) => sum + unseen(course), 0);
  const elapsed = (performance.now() - start) / 1000;
  return { tally, sockets: counted(), moves: sent(drive) - before, elapsed, load: { busy, lag, missed: tally.missed, failed } };
}

function send(course: Course): void {
  const seat = course.due;
  if (seat === null) return;
  course.due = null;
  course.sent++;
  const slot = course.sent % MAX_IN_FLIGHT;
  course.sentBy[slot] = seat;
  course.sentAt[slot] = performance.now();
  course.move(seat);
}

/** Plays all tables with one timer: their moves are spread evenly over each interval. */
async function keepSteady(drive: Drive, seconds: number, interval: number): Promise<void> {
  const gap = (1000 * interval) / drive.courses.length;
  const rounds = Math.max(1, Math.round(seconds / interval));
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

/** Starts a repeating timer. The returned function stops it and returns the p99 of its delay in milliseconds. */
function startProbe(): () => number {
  const lags: number[] = [];
  let due = performance.now() + PROBE_INTERVAL_MS;
  const timer = setInterval(() => {
    const now = performance.now();
    lags.push(Math.max(0, now - due));
    due = now + PROBE_INTERVAL_MS;
  }, PROBE_INTERVAL_MS);
  return () => {
    clearInterval(timer);
    return quantiles(lags).p99;
  };
}

async function drain(drive: Drive): Promise<void> {
  const until = performance.now() + DRAIN_TIMEOUT_MS;
  while (performance.now() < until && drive.courses.some((course) => unseen(course) > 0)) await sleep(2);
}

function unseen(course: Course): number {
  return course.sent - Math.min(...course.shown);
}

function sent(drive: Drive): number {
  return drive.courses.reduce((sum, course) => sum + course.sent, 0);
}

export async function severalAtATime(count: number, width: number, work: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const lane = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: Math.min(width, count) }, lane));
}
