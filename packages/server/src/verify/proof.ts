import * as v from 'valibot';

const MAX_ATTEMPTS = 4;

const numberSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 32 - 1));
const hexSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'must be 64 hex digits'));

/** One attempt to collect the reveals. The last one of a proof is the final one; those before it are void. */
const attemptSchema = v.strictObject({
  /** The seat, the member id and the commitment of each person. */
  roster: v.array(v.strictTuple([numberSchema, numberSchema, hexSchema])),
  /** The seat and the reveal of each person who revealed. */
  reveals: v.array(v.strictTuple([numberSchema, hexSchema])),
  /** The seats that did not reveal. */
  missing: v.array(numberSchema),
});

/** The `proof` of a record. */
export const proofSchema = v.strictObject({
  v: v.literal(1, 'only version 1 is known'),
  match: v.string(),
  seal: hexSchema,
  attempts: v.pipe(v.array(attemptSchema), v.maxLength(MAX_ATTEMPTS)),
  /** The link of the last outcome. */
  opened: hexSchema,
  /** The index of each chance step, and the number under which its outcome was first drawn. */
  lots: v.array(v.strictTuple([numberSchema, numberSchema])),
  log: hexSchema,
});

export type ParsedProof = v.InferOutput<typeof proofSchema>;
export type ParsedAttempt = ParsedProof['attempts'][number];
export type ParsedRoster = ParsedAttempt['roster'];
