import { be32, fromHex, hash, hashedTimes } from './hashing.ts';
import type { ParsedAttempt, ParsedProof, ParsedRoster } from './proof.ts';

/** The attempt from which on no one has a reveal left, so that the server shuffles alone. */
const LAST_REVEAL = 2;

/** The people who took part in a shuffle, and the hashes that follow from their reveals. */
export interface CheckedPeople {
  /** The number of void attempts, which is the index of the final one. */
  readonly voids: number;
  readonly roster: ParsedRoster;
  readonly key: Uint8Array;
  /** The hash that the first outcomes are bound to. */
  readonly start: Uint8Array;
  /** The hash behind the four cards that people compare. */
  readonly seal: Uint8Array;
}

export function rosterField(roster: ParsedRoster): Buffer {
  return Buffer.concat(roster.flatMap(([seat, member, commitment]) => [be32(seat), be32(member), fromHex(commitment)]));
}

export function commitmentOf(match: string, seal: Uint8Array, member: number, top: Uint8Array): Buffer {
  return hash('commit', match, seal, member, top);
}

/** Returns what the people of the final attempt have made; the attempts were checked. */
export function participantsOf({ match, seal, attempts }: Pick<ParsedProof, 'match' | 'seal' | 'attempts'>): CheckedPeople {
  const { roster, reveals } = attempts.at(-1) ?? { roster: [], reveals: [] };
  const voided = attempts.slice(0, -1);
  const start = hash('attempts', match, fromHex(seal));
  const before = voided.reduce((h, each) => hash('void', h, rosterField(each.roster), revealsField(each.reveals)), start);
  const [people, values] = [rosterField(roster), revealsField(reveals)];
  return {
    voids: voided.length,
    roster,
    key: hash('seed', before, people, values),
    start: hash('roster', before, people),
    seal: hash('seal', before, people, values),
  };
}

function revealsField(reveals: ParsedAttempt['reveals']): Buffer {
  return Buffer.concat(reveals.flatMap(([seat, reveal]) => [be32(seat), fromHex(reveal)]));
}

/**
 * Throws if someone was left out of an attempt without being missing, if an attempt is void in which nobody was missing, or if someone
 * has revealed something else than they had committed.
 */
export function checkAttempts({ match, seal, attempts }: ParsedProof, seats: number): void {
  let expected: ParsedRoster | null = null;
  for (const [index, attempt] of attempts.entries()) {
    const isFinal = index === attempts.length - 1;
    const { roster } = attempt;
    if (expected === null ? roster.length === 0 : !isSame(roster, expected))
      throw new Error(`attempt ${index} does not have the people who were left`);
    checkRoster(index, roster, seats);
    checkReveals(index, attempt);
    if (isFinal && attempt.missing.length > 0) throw new Error(`someone is missing in attempt ${index}, which is the last`);
    if (!isFinal && attempt.missing.length === 0) throw new Error(`nobody is missing in attempt ${index}, which is void`);
    checkFit(match, fromHex(seal), index, attempt);
    expected = index < LAST_REVEAL ? roster.filter(([seat]) => !attempt.missing.includes(seat)) : [];
  }
}

function checkRoster(index: number, roster: ParsedRoster, seats: number): void {
  const unknown = roster.find(([seat]) => seat >= seats);
  if (unknown !== undefined) throw new Error(`attempt ${index} has someone at seat ${unknown[0]}, which this game does not have`);
  for (const [at, [seat]] of roster.entries()) {
    if (at > 0 && seat <= (roster[at - 1]?.[0] ?? -1))
      throw new Error(`the people of attempt ${index} are not in the order of seats`);
  }
  const commitments = new Set(roster.map(([, , commitment]) => commitment));
  if (commitments.size < roster.length) throw new Error(`two people of attempt ${index} have the same commitment`);
}

function checkReveals(index: number, { roster, reveals, missing }: ParsedAttempt): void {
  const seats = roster.map(([seat]) => seat);
  const revealed = reveals.map(([seat]) => seat);
  const isWhole =
    isSame(
      revealed,
      seats.filter((seat) => !missing.includes(seat)),
    ) &&
    isSame(
      missing,
      seats.filter((seat) => !revealed.includes(seat)),
    );
  if (!isWhole)
    throw new Error(`attempt ${index} does not have for each person, in order, either a reveal or that they were missing`);
}

/** Throws if a reveal does not lead to its commitment. The reveals of one person are a chain: each attempt goes one link deeper. */
function checkFit(match: string, seal: Uint8Array, index: number, { roster, reveals }: ParsedAttempt): void {
  for (const [seat, reveal] of reveals) {
    const [, member, commitment] = roster.find(([each]) => each === seat) ?? [0, 0, ''];
    const top = hashedTimes('reveal', fromHex(reveal), index + 1);
    if (!commitmentOf(match, seal, member, top).equals(fromHex(commitment)))
      throw new Error(`the reveal of seat ${seat} in attempt ${index} does not fit the commitment`);
  }
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
