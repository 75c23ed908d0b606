import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type History,
  intentsIn,
  KEPT_TURNS,
  type PastIntent,
  replayFrom,
  type StoredStep,
} from '@hundredfold/shared/core/history.ts';
import type { OngoingMatch } from '@hundredfold/shared/core/ongoing-match.ts';
import type { GameStorage } from '../../storage/game-storage.ts';
import { playAt } from '../../storage/stored-position.ts';

const STEPS_AT_ONCE = 1000;

/** The number of steps that are handled at once: about two milliseconds, after which other tables go on. */
export const STEPS_IN_A_ROW = 64;

type Steps = Pick<GameStorage, 'steps' | 'stepCount' | 'position'>;

/** Reads the stored steps of a match from a version on, a few at a time. Everything else in the process has its turn in between. */
export async function* readSteps(storage: Pick<Steps, 'steps'>, match: string, from = 0): AsyncGenerator<readonly StoredStep[]> {
  for (let version = from; ; ) {
    const steps = await storage.steps(match, version, STEPS_AT_ONCE);
    for (let at = 0; at < steps.length; at += STEPS_IN_A_ROW) {
      yield steps.slice(at, at + STEPS_IN_A_ROW);
      await nextTurn();
    }
    version += steps.length;
    if (steps.length < STEPS_AT_ONCE) return;
  }
}

export async function allSteps(storage: Pick<Steps, 'steps'>, match: string): Promise<readonly StoredStep[]> {
  const all: StoredStep[] = [];
  for await (const steps of readSteps(storage, match)) all.push(...steps);
  return all;
}

export async function latestIntents(storage: Steps, match: string): Promise<readonly PastIntent[]> {
  const from = Math.max(0, (await storage.stepCount(match)) - KEPT_TURNS);
  return intentsIn(await storage.steps(match, from), from);
}

/**
 * Returns a match according to the storage: from the stored position, if there is one that fits the steps, otherwise from the start.
 * Throws if the steps do not follow the rules.
 */
export async function readHistory(storage: Steps, start: OngoingMatch): Promise<History> {
  try {
    return await replaySteps(storage, (await positionOf(storage, start)) ?? start);
  } catch {
    return replaySteps(storage, start); // The position does not fit the steps.
  }
}

async function positionOf(storage: Steps, start: OngoingMatch): Promise<OngoingMatch | null> {
  const stored = await storage.position(start.id);
  if (stored === null || stored.version > (await storage.stepCount(start.id))) return null;
  return playAt(start, stored);
}

async function replaySteps(storage: Pick<Steps, 'steps'>, start: OngoingMatch): Promise<History> {
  const replay = replayFrom(start);
  for await (const steps of readSteps(storage, start.id, start.match.version)) for (const step of steps) replay.add(step);
  return replay.end();
}
