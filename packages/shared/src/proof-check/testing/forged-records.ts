import { fromHex, NO_VALUE } from '../../core/encoding.ts';
import type { GameRecord } from '../../core/record.ts';
import type { TurnPoint } from '../../core/seat-trail.ts';
import { drawFrom, numbersFrom, outcomeKey } from '../../shuffle-proof/draw.ts';
import { seedKey } from '../../shuffle-proof/key.ts';
import {
  givenUpStart,
  playProven,
  rostersOf,
  type StartPlan,
  settingNamed,
  shuffleOf,
  testValue,
} from '../../shuffle-proof/testing/proven-game.ts';
import { boundHash, type FixedShuffle, type turnChance } from '../../shuffle-proof/turn-chance.ts';
import type { ShuffleCheck, UnknownProof } from '../check-shuffle.ts';
import type { ShownAttempt } from '../participants.ts';

export interface ForgedRecord {
  readonly name: string;
  readonly record: GameRecord;
  /** The step of the check that fails, or `null` and what the verdict says. */
  readonly verdict: Pick<ShuffleCheck, 'failed'> & Partial<ShuffleCheck>;
}

const SETTING = settingNamed('mod-four', 4);
const PLAN: StartPlan = { people: [0, 1, 3] };

function recordOf(plan: Partial<StartPlan> = {}, drawn?: typeof turnChance): GameRecord {
  return playProven(SETTING, shuffleOf({ ...PLAN, ...plan }, SETTING), drawn === undefined ? {} : { drawn }).record;
}

function withProof(record: GameRecord, changes: (proof: UnknownProof) => Partial<UnknownProof>): GameRecord {
  const proof = record.proof as unknown as UnknownProof;
  return { ...record, proof: { ...proof, ...changes(proof) } } as unknown as GameRecord;
}

function drawing(changes: (shuffle: FixedShuffle, turn: TurnPoint) => { readonly key?: Uint8Array; readonly turn?: TurnPoint }) {
  return ((shuffle, turn) => ({
    draw(due, index) {
      const { key = seedKey(shuffle), turn: bound = turn } = changes(shuffle, turn);
      const { mover } = turn;
      const moves = mover === null ? turn.moves : turn.moves + 1;
      const secret = fromHex(shuffle.secret);
      return drawFrom(due, numbersFrom(outcomeKey({ secret, key, moves, mover, index, bound: boundHash(shuffle, bound) })));
    },
  })) satisfies typeof turnChance;
}

const HONEST = recordOf();

/** All have revealed, and the server dislikes the deal. The browser of the first player remembers it. */
const UNWANTED = givenUpStart({ ...PLAN, match: 'start-1' }, SETTING);
const CLAIM = { starts: 1, lastStart: rostersOf({ ...UNWANTED, givenUp: [] })[0] ?? NO_VALUE };
const BEGUN_ANEW = recordOf({ claim: CLAIM, givenUp: [UNWANTED] });

/** A person of the server at seat 1 is silent whenever the server dislikes the deal, and then one at seat 3 is too. */
const PHANTOM = recordOf({ missing: [[1]] });
const PHANTOMS = recordOf({ missing: [[1], [3]] });

export const FORGED_RECORDS: readonly ForgedRecord[] = [
  { name: 'is honest', record: HONEST, verdict: { failed: null, attempts: 1, voids: [], givenUp: [], unnamed: [] } },
  {
    name: 'begins anew',
    record: BEGUN_ANEW,
    verdict: {
      failed: null,
      attempts: 2,
      givenUp: [{ match: 'start-1', why: 'left', seats: [0, 1, 3], missing: [] }],
      unnamed: [],
    },
  },
  {
    name: 'begins anew, and leaves the start out of the record',
    record: withProof(BEGUN_ANEW, () => ({ givenUp: [] })),
    verdict: { failed: 'outcomes' },
  },
  {
    name: 'begins anew, and never lists the start',
    record: recordOf({ claim: CLAIM }),
    verdict: { failed: null, attempts: 2, givenUp: [], unnamed: [0] },
  },
  {
    name: 'begins anew, and changes what a commitment says of it',
    record: withProof(
      recordOf({ claim: CLAIM }),
      withRosters(([seat, member, , , commit]) => [seat, member, 0, NO_VALUE, commit]),
    ),
    verdict: { failed: 'people' },
  },
  {
    name: 'begins anew, and says that a player had not revealed',
    record: withProof(BEGUN_ANEW, ({ givenUp: [start] }) => ({
      givenUp: start === undefined ? [] : [{ ...start, attempts: start.attempts.map((each) => ({ ...each, reveals: [] })) }],
    })),
    verdict: { failed: 'outcomes' },
  },
  {
    name: 'has a person of its own, who stays silent',
    record: PHANTOM,
    verdict: { failed: null, attempts: 2, seats: [0, 3], voids: [[1]] },
  },
  {
    name: 'has two persons of its own, who stay silent in turn',
    record: PHANTOMS,
    verdict: { failed: null, attempts: 3, seats: [0], voids: [[1], [3]] },
  },
  {
    name: 'leaves the void attempts out',
    record: withProof(PHANTOM, ({ attempts }) => ({ attempts: attempts.slice(1) })),
    verdict: { failed: 'people' },
  },
  {
    name: 'leaves out who was silent',
    record: withProof(PHANTOM, ({ attempts }) => ({ attempts: attempts.map((each) => ({ ...each, missing: [] })) })),
    verdict: { failed: 'people' },
  },
  {
    name: 'goes on with people after the third attempt',
    record: withProof(recordOf({ missing: [[1], [0], [3]] }), ({ attempts }) => ({
      attempts: attempts.with(3, { ...(attempts[3] ?? attempts[0]), roster: attempts[2]?.roster.slice(0, 1) } as ShownAttempt),
    })),
    verdict: { failed: 'people' },
  },
  {
    name: 'has a person of its own with the commitment of a player',
    record: withProof(
      HONEST,
      withRosters((person, roster) => (person === roster[1] ? ([1, 99, 0, NO_VALUE, roster[0]?.[4] ?? ''] as const) : person)),
    ),
    verdict: { failed: 'people' },
  },
  {
    name: 'has the same member at two seats',
    record: withProof(
      PHANTOM,
      withRosters((person, roster) => (person[0] === 1 ? [1, roster[0]?.[1] ?? 0, 0, NO_VALUE, person[4]] : person)),
    ),
    verdict: { failed: 'people' },
  },
  {
    name: 'uses a commitment as the key',
    record: recordOf(
      {},
      drawing(({ attempts }) => ({ key: fromHex(attempts[0]?.roster[0]?.commit ?? NO_VALUE) })),
    ),
    verdict: { failed: 'outcomes' },
  },
  {
    name: 'lets a mover look for a move with a good shuffle',
    record: recordOf(
      {},
      drawing((_, turn) => ({ turn: { ...turn, mover: null } })),
    ),
    verdict: { failed: 'outcomes' },
  },
  {
    name: 'knows later shuffles when it starts',
    record: recordOf(
      {},
      drawing((_, turn) => ({ turn: { ...turn, trails: turn.trails.map(() => NO_VALUE) } })),
    ),
    verdict: { failed: 'outcomes' },
  },
  {
    name: 'opens another secret',
    record: withProof(HONEST, () => ({ secret: testValue(9) })),
    verdict: { failed: 'seal' },
  },
  {
    name: 'says that another game was played',
    record: { ...HONEST, game: 'hundred-rummy' },
    verdict: { failed: 'outcomes' },
  },
];

type Person = ShownAttempt['roster'][number];

function withRosters(changed: (person: Person, roster: readonly Person[]) => Person) {
  return ({ attempts }: UnknownProof) => ({
    attempts: attempts.map((each) => ({ ...each, roster: each.roster.map((person) => changed(person, each.roster)) })),
  });
}
