import type { ChanceOutcome, ChanceSource, PendingChance } from '@hundredfold/shared/core/chance.ts';
import type { GameRecord, RecordProof } from '@hundredfold/shared/core/record.ts';
import type { RecordMove } from '@hundredfold/shared/core/record-step.ts';
import { commitmentOf, participantsOf } from '../attempts.ts';
import { below, outcomeKey, shuffledCards, wordsFrom } from '../draw.ts';
import { fromHex, hash, hashedTimes, toHex } from '../hashing.ts';
import { bindingOf, historyOf, logOf, numberOutcomes } from '../history.ts';
import type { ParsedAttempt, ParsedProof } from '../proof.ts';

const LINKS = 1024;
const REVEALS = 3;

/** A shuffle to be made for a test. */
export interface ShufflePlan {
  readonly match: string;
  /** Everything random follows from it. */
  readonly seed: number;
  readonly people: readonly TestPerson[];
  /** The seats that are missing in each void attempt. */
  readonly missing?: readonly (readonly number[])[];
  /** A fault to plant: a key in place of the right one. */
  readonly key?: string;
  /** A fault to plant: the moves of all seats steer an outcome. */
  readonly bindsTo?: 'everyone';
}

export interface TestPerson {
  readonly seat: number;
  readonly memberId: number;
}

/** A shuffle that was fixed, and draws the outcomes of one game. */
export interface MadeShuffle {
  /** The links of the chain; the first is the seal. */
  readonly links: readonly Uint8Array[];
  /** Returns the source of the next outcomes, after some moves that count. */
  sourceAfter(moves: readonly RecordMove[]): ChanceSource;
  proofOf(record: Pick<GameRecord, 'steps' | 'takenBack'>): RecordProof;
}

/** Makes a shuffle as an honest server and honest browsers would. */
export function makeShuffle(plan: ShufflePlan): MadeShuffle {
  const links = linksFrom(hash('test link', plan.seed));
  const seal = links[0] ?? new Uint8Array();
  const { match } = plan;
  const attempts = attemptsOf(plan, seal);
  const participants = participantsOf({ match, seal: toHex(seal), attempts });
  const seats = plan.bindsTo === 'everyone' ? [0, 1, 2, 3] : participants.roster.map(([seat]) => seat);
  const key = plan.key === undefined ? participants.key : fromHex(plan.key);
  let j = participants.voids;
  const keyAfter = (moves: readonly RecordMove[]): Uint8Array => {
    j += 1;
    return outcomeKey({ link: links[j] ?? seal, key, j, binding: bindingOf(participants.start, seats, moves) });
  };
  return {
    links,
    sourceAfter: (moves) => ({ draw: (due) => drawn(due, keyAfter(moves)) }),
    proofOf(record): ParsedProof {
      const history = historyOf(record);
      const { drawn: all, lots } = numberOutcomes(history, 1 + participants.voids);
      return {
        v: 1,
        match,
        seal: toHex(seal),
        attempts,
        opened: toHex(links[participants.voids + all.length] ?? seal),
        lots: lots.map(([step, number]) => [step, number]),
        log: toHex(logOf(match, seal, history)),
      };
    },
  };
}

function linksFrom(last: Uint8Array): readonly Uint8Array[] {
  const links = [last];
  while (links.length <= LINKS) links.push(hash('chain', links.at(-1) ?? last));
  return links.reverse();
}

function attemptsOf({ match, seed, people, missing = [] }: ShufflePlan, seal: Uint8Array): ParsedAttempt[] {
  if (people.length === 0) return [];
  const secret = (memberId: number) => hash('test secret', seed, memberId);
  const entries = people.map(({ seat, memberId }): ParsedAttempt['roster'][number] => {
    const top = hashedTimes('reveal', secret(memberId), REVEALS);
    return [seat, memberId, toHex(commitmentOf(match, seal, memberId, top))];
  });
  const attempts: ParsedAttempt[] = [];
  let roster = entries;
  for (let index = 0; index <= missing.length; index++) {
    const gone = missing[index] ?? [];
    const here = roster.filter(([seat]) => !gone.includes(seat));
    const reveals = here.map(([seat, memberId]): ParsedAttempt['reveals'][number] => [
      seat,
      toHex(hashedTimes('reveal', secret(memberId), REVEALS - 1 - index)),
    ]);
    attempts.push({ roster, reveals, missing: [...gone] });
    roster = index < REVEALS - 1 ? here : [];
  }
  return attempts;
}

function drawn(due: PendingChance, key: Uint8Array): ChanceOutcome {
  if (due.chance === 'pick') return { chance: 'pick', from: due.from, result: below(wordsFrom(key), due.from) };
  return { chance: 'shuffle', pile: due.pile, result: shuffledCards(due.cards, key) };
}
