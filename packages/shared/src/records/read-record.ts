import * as v from 'valibot';
import { BOT_LEVELS } from '../core/bot-level.ts';
import { FIRST_RECORD_FORMAT, fromStoredRecord, type GameRecord, RECORD_FORMAT } from '../core/record.ts';
import { accepted, type Result, refused } from '../core/result.ts';
import { MAX_SEATS } from '../core/seat.ts';
import { seatSchema } from '../protocol/intents.ts';

/** The largest number of steps of a record, so that a hostile file cannot keep a page busy for long. */
export const MAX_STEPS = 100_000;
/** The largest length of a name with the mark that tells it from another one. */
const MAX_NAME_LENGTH = 250;

const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_STEPS));
const seatsSchema = v.pipe(v.array(seatSchema), v.maxLength(MAX_SEATS));
const scoreSchema = v.pipe(v.number(), v.safeInteger());
const cardsSchema = v.array(v.string());
const hashesSchema = v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{8})*$/, 'must be 8 hex digits for each turn'));

/** An action of any game. The rules check its parameters. */
export const actionSchema = v.objectWithRest({ type: v.string() }, v.union([v.string(), v.number(), cardsSchema]));

const moveSchema = v.strictObject({ seat: seatSchema, move: actionSchema, legal: v.exactOptional(countSchema) });
const pickSchema = v.strictObject({ chance: v.literal('pick'), from: countSchema, result: countSchema });
const shuffleSchema = v.strictObject({ chance: v.literal('shuffle'), pile: v.string(), result: cardsSchema });

/** A step. It says itself what it is, so no other kind is tried: a long record is read several times as fast. */
const stepSchema = v.lazy((step): typeof moveSchema | typeof pickSchema | typeof shuffleSchema => {
  const { chance } = (step ?? {}) as { readonly chance?: unknown };
  if (chance === undefined) return moveSchema;
  return chance === 'pick' ? pickSchema : shuffleSchema;
});
const stepsSchema = v.pipe(v.array(stepSchema), v.maxLength(MAX_STEPS));

const takebackSchema = v.strictObject({
  seat: seatSchema,
  consent: seatsSchema,
  stood: countSchema,
  steps: stepsSchema,
  hashes: v.exactOptional(hashesSchema),
});

const nameSchema = v.strictObject({
  name: v.pipe(v.string(), v.maxLength(MAX_NAME_LENGTH)),
  bot: v.exactOptional(v.literal(true)),
  level: v.exactOptional(v.picklist(BOT_LEVELS)),
});

const outcomeSchema = v.strictObject({
  scores: v.array(scoreSchema),
  ranking: v.exactOptional(v.array(seatsSchema)),
  won: v.exactOptional(v.boolean()),
});

const recordSchema = v.object({
  format: v.picklist([RECORD_FORMAT, FIRST_RECORD_FORMAT]),
  game: v.string(),
  rules: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  options: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  seats: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_SEATS)),
  names: v.exactOptional(v.array(v.nullable(nameSchema))),
  steps: stepsSchema,
  outcome: v.exactOptional(outcomeSchema),
  unfinished: v.exactOptional(v.literal(true)),
  botsFrom: v.exactOptional(countSchema),
  takenBack: v.exactOptional(v.pipe(v.array(takebackSchema), v.maxLength(MAX_STEPS))),
  hashes: v.exactOptional(hashesSchema),
  playedOn: v.exactOptional(v.object({ turn: countSchema })),
  proof: v.exactOptional(v.looseObject({ v: v.number() })),
});

/**
 * Returns the record in a JSON value of any format, or one sentence on what is wrong with it. It may come from anywhere, and
 * `openReplay` checks it against the rules. Further fields beside the known ones are left out.
 */
export function readRecord(value: unknown): Result<GameRecord, string> {
  const strange = strangeName(value);
  if (strange !== null) return refused(`${strange}: no field has this name`);
  const parsed = v.safeParse(recordSchema, value, { abortEarly: true });
  if (!parsed.success) return refused(faultOf(parsed.issues[0]));
  const { format, seats, names, hashes, rules, outcome, unfinished } = parsed.output;
  if ((outcome === undefined) !== (unfinished === true)) return refused('a game has an outcome, or is unfinished');
  if (names !== undefined && names.length !== seats) return refused(`names: there are ${names.length} for ${seats} seats`);
  const isFirst = format === FIRST_RECORD_FORMAT;
  if (!isFirst && (names === undefined || hashes === undefined || rules === undefined))
    return refused(`${RECORD_FORMAT} has rules, names and hashes`);
  return accepted(fromStoredRecord(parsed.output));
}

/** The names that a schema leaves out without a word. */
const STRANGE_NAMES = ['__proto__', 'constructor', 'prototype'];

/** Returns a name that no field may have, if one has it at any depth; otherwise `null`. */
function strangeName(value: unknown): string | null {
  const left = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next !== 'object' || next === null) continue;
    const found = Array.isArray(next) ? undefined : STRANGE_NAMES.find((name) => Object.hasOwn(next as object, name));
    if (found !== undefined) return found;
    for (const inside of Object.values(next)) left.push(inside);
  }
  return null;
}

function faultOf(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue);
  return path === null ? 'it is no record' : `${path}: ${issue.message}`;
}
