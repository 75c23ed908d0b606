import { isDeepStrictEqual } from 'node:util';
import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import type { GameRecord } from '@hundredfold/shared/core/record.ts';
import { splitTakebacks } from '@hundredfold/shared/core/takeback.ts';
import type { StoredStep } from '../../src/storage/archive.ts';

/** What an intent was answered: its version, a refusal, or nothing that came through. */
export type Answer = { readonly version: number } | { readonly refusal: string } | 'lost';

/** A move that somebody asked for, and every answer that they got. */
export interface Asked {
  readonly id: string;
  readonly version: number;
  readonly action: AnyAction;
  readonly answers: Answer[];
}

/** A match as it was kept, and as anybody gets its record; `null` where it has none, for it was not played to its end. */
export interface Kept {
  readonly steps: readonly StoredStep[];
  readonly record: Pick<GameRecord, 'steps' | 'takenBack'> | null;
}

/** Where an intent stands in a match, and the version that it made. */
interface Standing {
  readonly action: AnyAction;
  readonly version: number;
}

/** What is wrong with the matches that were played, by what was asked and answered; a sentence each. */
export function faultsIn(asked: readonly Asked[], matches: readonly Kept[]): readonly string[] {
  const stood = new Map<string, Standing[]>();
  for (const { steps } of matches) {
    for (const [id, readiness] of intentsIn(steps)) stood.set(id, [...(stood.get(id) ?? []), readiness]);
  }
  const known = new Set(asked.map(({ id }) => id));
  return [
    ...asked.flatMap((each) => faultsOf(each, stood.get(each.id) ?? []).map((fault) => `${each.id}: ${fault}`)),
    ...[...stood.keys()].flatMap((id) => (known.has(id) ? [] : [`${id}: nobody asked for it`])),
    ...matches.flatMap((match, index) => (isAsRecorded(match) ? [] : [`match ${index}: the record is another`])),
  ];
}

function isAsRecorded({ steps, record }: Kept): boolean {
  if (record === null) return true;
  const { steps: readiness, takenBack } = splitTakebacks(steps.map(({ step }) => step));
  return isDeepStrictEqual([readiness, takenBack], [record.steps, record.takenBack ?? []]);
}

function faultsOf({ action, answers }: Asked, stood: readonly Standing[]): readonly string[] {
  const telling = answers.filter((answer) => !isPassing(answer));
  const said = telling.filter((answer) => answer !== 'lost');
  const [first] = said;
  if (said.some((answer) => !isDeepStrictEqual(answer, first))) return [`answers differ: ${JSON.stringify(answers)}`];
  if (stood.length > 1) return [`took effect ${stood.length} times`];
  const [only] = stood;
  if (only !== undefined && !isDeepStrictEqual(only.action, action)) return ['another move stands for it'];
  if (telling.length === 0 && only !== undefined) return ['was refused in passing alone, and stands'];
  if (first === undefined) return [];
  if ('refusal' in first) return only === undefined ? [] : [`was refused, ${first.refusal}, and stands`];
  if (only === undefined) return ['was accepted and does not stand'];
  return only.version === first.version ? [] : [`was answered ${first.version}, and made ${only.version}`];
}

/** A refusal that says nothing about the move: the same may be accepted when it is asked for again. */
function isPassing(answer: Answer): boolean {
  return typeof answer === 'object' && 'refusal' in answer && ['too-fast', 'paused'].includes(answer.refusal);
}

/** By id: the moves that people asked for, also those that were taken back. A move makes the version after the lots that followed it. */
function intentsIn(steps: readonly StoredStep[]): readonly (readonly [string, Standing])[] {
  return steps.flatMap(({ step, intent }, index) => {
    if (intent === null || step.kind !== 'move') return [];
    const next = steps.findIndex((each, later) => later > index && each.step.kind !== 'lot');
    return [[intent, { action: step.action, version: next < 0 ? steps.length : next }] as const];
  });
}
