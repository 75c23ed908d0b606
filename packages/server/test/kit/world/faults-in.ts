import { isDeepStrictEqual } from 'node:util';
import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import type { RecordedSteps } from '@hundredfold/shared/core/record.ts';
import { splitTakebacks } from '@hundredfold/shared/core/takeback.ts';
import type { StoredStep } from '../../../src/storage/game-storage.ts';

export type Answer = { readonly version: number } | { readonly refusal: string } | 'lost';

export interface Asked {
  readonly id: string;
  readonly version: number;
  readonly action: AnyAction;
  readonly answers: Answer[];
}

/** A stored match and its public record; `null` if the match has none because it was not played to its end. */
export interface Kept {
  readonly steps: readonly StoredStep[];
  readonly record: RecordedSteps | null;
}

interface MoveEffect {
  readonly action: AnyAction;
  readonly version: number;
}

/** Returns the faults in the played matches, by the requests and their answers, in a sentence each. */
export function faultsIn(asked: readonly Asked[], matches: readonly Kept[]): readonly string[] {
  const effects = new Map<string, MoveEffect[]>();
  for (const { steps } of matches) {
    for (const [id, effect] of intentsIn(steps)) effects.set(id, [...(effects.get(id) ?? []), effect]);
  }
  const known = new Set(asked.map(({ id }) => id));
  return [
    ...asked.flatMap((each) => faultsOf(each, effects.get(each.id) ?? []).map((fault) => `${each.id}: ${fault}`)),
    ...[...effects.keys()].flatMap((id) => (known.has(id) ? [] : [`${id}: nobody asked for it`])),
    ...matches.flatMap((match, index) => (isAsRecorded(match) ? [] : [`match ${index}: the record is another`])),
  ];
}

function isAsRecorded({ steps, record }: Kept): boolean {
  if (record === null) return true;
  const { steps: effect, takenBack } = splitTakebacks(steps.map(({ step }) => step));
  // Only a record has state hashes.
  const recorded = (record.takenBack ?? []).map(({ seat, consent, stood, steps }) => ({ seat, consent, stood, steps }));
  return isDeepStrictEqual([effect, takenBack], [record.steps, recorded]);
}

function faultsOf({ action, answers }: Asked, effects: readonly MoveEffect[]): readonly string[] {
  const final = answers.filter((answer) => !isPassing(answer));
  const received = final.filter((answer) => answer !== 'lost');
  const [first] = received;
  if (received.some((answer) => !isDeepStrictEqual(answer, first))) return [`answers differ: ${JSON.stringify(answers)}`];
  if (effects.length > 1) return [`took effect ${effects.length} times`];
  const [only] = effects;
  if (only !== undefined && !isDeepStrictEqual(only.action, action)) return ['another move stands for it'];
  if (final.length === 0 && only !== undefined) return ['was refused in passing alone, and stands'];
  if (first === undefined) return [];
  if ('refusal' in first) return only === undefined ? [] : [`was refused, ${first.refusal}, and stands`];
  if (only === undefined) return ['was accepted and does not stand'];
  return only.version === first.version ? [] : [`was answered ${first.version}, and made ${only.version}`];
}

/** Returns whether an answer is a refusal for now only: the same move may be accepted when it is requested again. */
function isPassing(answer: Answer): boolean {
  return typeof answer === 'object' && 'refusal' in answer && ['too-fast', 'paused'].includes(answer.refusal);
}

/**
 * Returns the requested moves by intent id, including those that were taken back. The version of a move comes after the chance
 * outcomes that follow it.
 */
function intentsIn(steps: readonly StoredStep[]): readonly (readonly [string, MoveEffect])[] {
  return steps.flatMap(({ step, intent }, index) => {
    if (intent === null || step.kind !== 'move') return [];
    const next = steps.findIndex((each, later) => later > index && each.step.kind !== 'lot');
    return [[intent, { action: step.action, version: next < 0 ? steps.length : next }] as const];
  });
}
