import { protocolHash } from './encoding.ts';

/** The number of hex digits of a state hash. */
export const STATE_HASH_DIGITS = 8;

/**
 * Returns the first digits of the SHA-256 of a state. Records keep one for every turn, so that rules that have changed by mistake
 * are noticed.
 *
 * @example stateHash({ turn: 0, hands: [['7S']] }) // '9efdda57'
 */
export function stateHash(state: unknown): string {
  return protocolHash.digits(protocolHash.utf8(canonicalJson(state))).slice(0, STATE_HASH_DIGITS);
}

/**
 * Returns a value as JSON without spaces, with the names of every object in the order of their UTF-16 code units. The states of games
 * have no names that are numbers, which JavaScript would put first.
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(withSortedNames(value));
}

/** Copies no lists of cards, which are most of a state. */
function withSortedNames(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.some(isComposite) ? value.map(withSortedNames) : value;
  const sorted: Record<string, unknown> = {};
  for (const name of Object.keys(value).sort())
    sorted[name] = withSortedNames((value as Readonly<Record<string, unknown>>)[name]);
  return sorted;
}

function isComposite(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}
