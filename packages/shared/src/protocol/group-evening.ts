import * as v from 'valibot';

/** The largest number of times that a member proposes for the next evening of a group. */
export const MAX_PROPOSED_TIMES = 4;

/** How far ahead they may be, in milliseconds. */
export const MAX_EVENING_AHEAD_MS = 366 * 24 * 3_600_000;

export const EVENING_ANSWERS = ['yes', 'maybe', 'no'] as const;
const answerSchema = v.picklist(EVENING_ANSWERS);
export type EveningAnswer = (typeof EVENING_ANSWERS)[number];

/** A full minute, in milliseconds since 1970. Browsers show it in the time zone of their user. */
const timeSchema = v.pipe(v.number(), v.safeInteger(), v.multipleOf(60_000));
const timesSchema = v.pipe(
  v.array(timeSchema),
  v.minLength(1),
  v.maxLength(MAX_PROPOSED_TIMES),
  v.check((times) => new Set(times).size === times.length),
);

/**
 * One change of the next evening of a group: a member proposes times for it, answers to one of them, or fixes one; or cancels the
 * proposal or the evening.
 */
export const eveningChangeSchema = v.union([
  v.strictObject({ propose: timesSchema }),
  v.strictObject({ time: timeSchema, answer: answerSchema }),
  v.strictObject({ fix: timeSchema }),
  v.strictObject({ cancel: v.literal(true) }),
]);
export type EveningChange = v.InferOutput<typeof eveningChangeSchema>;

/** The next evening of a group, or the proposal for it, as one member sees it. */
export const groupEveningSchema = v.object({
  /** The id of the member who proposed it; `null` if they have left. */
  by: v.nullable(v.string()),
  /** `true` if the evening is fixed: it has one time. */
  isFixed: v.boolean(),
  canCancel: v.boolean(),
  /** The times in their order, with the answers of members. */
  times: v.array(
    v.object({ at: v.number(), canFix: v.boolean(), answers: v.array(v.object({ member: v.string(), answer: answerSchema })) }),
  ),
});
export type GroupEvening = v.InferOutput<typeof groupEveningSchema>;
