import * as v from 'valibot';
import { BOT_LEVELS } from '../core/bot-level.ts';
import { type GameRecord, RECORD_FORMAT } from '../core/record.ts';
import { accepted, type Result, refused } from '../core/result.ts';
import { MAX_SEATS } from '../core/seat.ts';
import { seatSchema } from '../protocol/intents.ts';

/** The largest number of steps of a record, so that a hostile file cannot keep a page busy for long. */
export const MAX_STEPS = 100_000;
/** The largest number of values in a record, at any depth: lists, objects, numbers and texts. A step has six, and more cards. */
const MAX_VALUES = 2_000_000;
/** The largest number of cards in one step: eight sets of hundred cards have 192. */
const MAX_CARDS = 1000;
/** The largest length of a word, such as a card, and of a name with the mark that tells it from another one. */
const MAX_TEXT_LENGTH = 250;
const MAX_FAULT_LENGTH = 300;

const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_STEPS));
const textSchema = v.pipe(v.string(), v.maxLength(MAX_TEXT_LENGTH));
const seatsSchema = listSchema(seatSchema, MAX_SEATS);
const scoreSchema = v.pipe(v.number(), v.safeInteger());
const cardsSchema = listSchema(textSchema, MAX_CARDS);
const hashesSchema = v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{8})*$/, 'must be 8 hex digits for each turn'));

/** Returns the schema of a list. Its length is looked at before its items, of which a hostile list has millions. */
function listSchema<Item extends v.GenericSchema>(item: Item, most: number) {
  return v.pipe(v.array(v.unknown()), v.maxLength(most), v.array(item));
}

/** An action of any game. The rules check its parameters. */
export const recordActionSchema = v.objectWithRest({ type: textSchema }, v.union([textSchema, v.number(), cardsSchema]));

const moveSchema = v.strictObject({ seat: seatSchema, move: recordActionSchema, legal: v.exactOptional(countSchema) });
const pickSchema = v.strictObject({ chance: v.literal('pick'), from: countSchema, result: countSchema });
const shuffleSchema = v.strictObject({ chance: v.literal('shuffle'), pile: textSchema, result: cardsSchema });

/** A step. It says itself what it is, so no other kind is tried: a long record is read several times as fast. */
const stepSchema = v.lazy((step): typeof moveSchema | typeof pickSchema | typeof shuffleSchema => {
  const { chance } = (step ?? {}) as { readonly chance?: unknown };
  if (chance === undefined) return moveSchema;
  return chance === 'pick' ? pickSchema : shuffleSchema;
});
const stepsSchema = listSchema(stepSchema, MAX_STEPS);

const takebackSchema = v.strictObject({
  seat: seatSchema,
  consent: seatsSchema,
  stood: countSchema,
  steps: stepsSchema,
  hashes: hashesSchema,
});

const nameSchema = v.strictObject({
  name: textSchema,
  bot: v.exactOptional(v.literal(true)),
  level: v.exactOptional(v.picklist(BOT_LEVELS)),
});

const outcomeSchema = v.strictObject({
  scores: listSchema(scoreSchema, MAX_SEATS),
  ranking: v.exactOptional(listSchema(seatsSchema, MAX_SEATS)),
  won: v.exactOptional(v.boolean()),
});

const recordSchema = v.object({
  format: v.literal(RECORD_FORMAT),
  game: textSchema,
  rules: v.pipe(v.number(), v.integer(), v.minValue(1)),
  options: v.record(textSchema, v.union([textSchema, v.number(), v.boolean()])),
  seats: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_SEATS)),
  names: listSchema(v.nullable(nameSchema), MAX_SEATS),
  steps: stepsSchema,
  outcome: v.exactOptional(outcomeSchema),
  unfinished: v.exactOptional(v.literal(true)),
  botsFrom: v.exactOptional(countSchema),
  takenBack: v.exactOptional(listSchema(takebackSchema, MAX_STEPS)),
  hashes: hashesSchema,
  playedOn: v.exactOptional(v.object({ turn: countSchema })),
  proof: v.exactOptional(v.looseObject({ v: v.number() })),
});

/**
 * Returns the record in a JSON value or one sentence on what is wrong with it. It may come from anywhere, and
 * `openReplay` checks it against the rules. Further fields beside the known ones are left out.
 */
export function readRecord(value: unknown): Result<GameRecord, string> {
  const strange = strangeness(value);
  if (strange !== null) return refused(strange);
  const parsed = v.safeParse(recordSchema, value, { abortEarly: true });
  if (!parsed.success) return refused(faultOf(parsed.issues[0]));
  const { seats, names, outcome, unfinished } = parsed.output;
  if ((outcome === undefined) !== (unfinished === true)) return refused('a game has an outcome, or is unfinished');
  if (names.length !== seats) return refused(`names: there are ${names.length} for ${seats} seats`);
  return accepted(parsed.output);
}

/** The names that a schema leaves out without a word. */
const STRANGE_NAMES = ['__proto__', 'constructor', 'prototype'];

function strangeness(value: unknown): string | null {
  const left = [value];
  let count = 1;
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next !== 'object' || next === null) continue;
    const found = Array.isArray(next) ? undefined : STRANGE_NAMES.find((name) => Object.hasOwn(next as object, name));
    if (found !== undefined) return `${found}: no field has this name`;
    const values: readonly unknown[] = Array.isArray(next) ? next : Object.values(next);
    count += values.length;
    if (count > MAX_VALUES) return `it has more than ${MAX_VALUES} values`;
    for (const each of values) left.push(each);
  }
  return null;
}

function faultOf(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue);
  return path === null ? 'it is no record' : `${path}: ${issue.message}`.slice(0, MAX_FAULT_LENGTH);
}
