import * as v from 'valibot';
import { MAX_SEATS } from '../core/seat.ts';
import type { Viewer } from '../core/view.ts';
import { converted, fields, matching } from './codec-combinators.ts';
import { boolean, oneOf, whole } from './wire-codec.ts';

export const REPLAY_SPEEDS = [0.5, 1, 2, 4] as const;
export type ReplaySpeed = (typeof REPLAY_SPEEDS)[number];

const MAX_TURN = 999_999;

const SEATS: readonly Viewer[] = Array.from({ length: MAX_SEATS }, (_, seat) => seat);
const VIEWERS: readonly Viewer[] = [...SEATS, 'public', 'all'];

function oneOfValues<Value extends string | number>(values: readonly Value[]) {
  return converted(oneOf(values.map(String)), {
    schema: v.picklist(values) as v.GenericSchema<Value>,
    to: String,
    from: (text) => values.find((value) => String(value) === text),
  });
}

export const replayPosition = {
  turn: whole(0, MAX_TURN),
  playing: boolean,
  speed: oneOfValues<ReplaySpeed>(REPLAY_SPEEDS),
  view: oneOfValues(VIEWERS),
  /** The name of a thing on the felt, which a page finds only if it shows the same turn and view. */
  pointing: matching(/[\w ,-]{0,40}/),
} as const;

export const replayPositionSchema = fields(replayPosition).schema;
