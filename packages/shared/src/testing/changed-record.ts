import type { RandomSource } from '../core/chance.ts';
import type { GameRecord } from '../core/record.ts';
import { canonicalJson } from '../core/state-hash.ts';
import { changedText } from './changed-text.ts';

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

const PARTS = ['steps', 'takenBack', 'proof'] as const;

/** A digit is changed into another one half of the time, because most other changes leave no JSON. */
const DIGITS = '0123456789abcdef';

/**
 * Returns a record with one change in its steps, its takebacks or its proof: a changed byte, two values swapped, or a value left out or
 * doubled. Returns `null` if the change left no JSON, or nothing that can be found: `hashes` and `legal` are checked by the rules alone.
 */
export function changedRecord(record: GameRecord, source: RandomSource, by: 'proof' | 'rules'): GameRecord | null {
  const text = JSON.stringify(Object.fromEntries(PARTS.map((name) => [name, record[name]])));
  const rest = Object.fromEntries(Object.entries(record).filter(([name]) => !PARTS.some((part) => part === name)));
  const changed = source.below(4) === 0 ? changedValue(parse(text), source) : parse(changedByte(text, source));
  if (typeof changed !== 'object' || changed === null) return null;
  const mutant = { ...rest, ...changed } as GameRecord;
  return canonicalJson(bound(mutant, by)) === canonicalJson(bound(record, by)) ? null : mutant;
}

function changedByte(text: string, source: RandomSource): string {
  if (source.below(2) === 0) return changedText(text, source);
  const places = [...text.matchAll(/[0-9a-f]/g)].map(({ index }) => index);
  const at = places[source.below(places.length)] ?? 0;
  return text.slice(0, at) + DIGITS.charAt(source.below(DIGITS.length)) + text.slice(at + 1);
}

function changedValue(value: Json, source: RandomSource): Json {
  const lists = listsIn(value);
  const list = lists[source.below(lists.length)] ?? [];
  const [one, other] = [source.below(list.length), source.below(list.length)];
  const kind = source.below(3);
  if (kind === 0) [list[one], list[other]] = [list[other] ?? null, list[one] ?? null];
  else list.splice(one, kind === 1 ? 1 : 0, ...(kind === 1 ? [] : [list[other] ?? null]));
  return value;
}

function listsIn(value: Json): Json[][] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(listsIn);
  return Array.isArray(value) && value.length > 0 ? [value, ...inside] : inside;
}

function parse(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return null;
  }
}

/** Returns a record without what a check cannot hold fast without the rules: the hashes of takebacks. */
function bound(record: GameRecord, by: 'proof' | 'rules'): Readonly<Record<string, unknown>> {
  if (by === 'rules' || !Array.isArray(record.takenBack)) return { ...record };
  return { ...record, takenBack: record.takenBack.map(withoutHashes) };
}

function withoutHashes(takeback: unknown): unknown {
  if (typeof takeback !== 'object' || takeback === null) return takeback;
  return Object.fromEntries(Object.entries(takeback).filter(([name]) => ['seat', 'consent', 'stood', 'steps'].includes(name)));
}
