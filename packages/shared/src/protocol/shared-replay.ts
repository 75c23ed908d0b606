import * as v from 'valibot';
import { MAX_SEATS } from '../core/seat.ts';
import type { Viewer } from '../core/view.ts';
import { converted, fields } from './codec-combinators.ts';
import { boolean, oneOf, whole } from './wire-codec.ts';

/** The speeds of a replay, as factors of the usual one. */
export const REPLAY_SPEEDS = [0.5, 1, 2, 4] as const;
export type ReplaySpeed = (typeof REPLAY_SPEEDS)[number];

/** More turns than any record has. */
const MAX_TURN = 999_999;

const SEATS: readonly Viewer[] = Array.from({ length: MAX_SEATS }, (_, seat) => seat);
const VIEWERS: readonly Viewer[] = [...SEATS, 'public', 'all'];

/** One of several values, written as their texts. */
function oneOfValues<Value extends string | number>(values: readonly Value[]) {
  return converted(oneOf(values.map(String)), {
    schema: v.picklist(values) as v.GenericSchema<Value>,
    to: String,
    from: (text) => values.find((value) => String(value) === text),
  });
}

/** The fields of a replay's position: the moves that have been made, whether it plays, its speed, and through whose eyes it is seen. */
export const replayPosition = {
  turn: whole(0, MAX_TURN),
  playing: boolean,
  speed: oneOfValues<ReplaySpeed>(REPLAY_SPEEDS),
  view: oneOfValues(VIEWERS),
} as const;

/** The schema of the same in a request. */
export const replayPositionSchema = fields(replayPosition).schema;
