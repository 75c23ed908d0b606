import { playLogged } from '../../../bin/play-logged.ts';
import { type Hex, NO_VALUE, toHex } from '../../core/encoding.ts';
import { defaultOptions } from '../../core/options.ts';
import type { GameRecord } from '../../core/record.ts';
import { recordOf } from '../../core/recording.ts';
import { runToEnd } from '../../core/run-to-end.ts';
import type { Seat } from '../../core/seat.ts';
import { seeded } from '../../core/seeded-random.ts';
import { type MatchLogEntry, splitTakebacks } from '../../core/takeback.ts';
import type { Setting } from '../../testing/setting.ts';
import { testGameById } from '../../testing/test-games.ts';
import { addReveal, awaitedSeats, type RosterEntry, type ShuffleAttempts, startAttempts, voidAttempt } from '../attempts.ts';
import { commitmentOf, revealFor, type SealedShuffle, type ShuffleReceipt, sealOf } from '../commitment.ts';
import { formHash, type GivenUpStart, hashBefore, hashOfRoster } from '../key.ts';
import { makeProof, type ShuffleProof } from '../record-proof.ts';
import { type FixedShuffle, turnChance } from '../turn-chance.ts';

/** Bots take moves back in games of this kind. */
const TAKEBACKS = 3;
const MAX_TURNS = 5000;

export function testValue(byte: number): Hex {
  return byte.toString(16).padStart(2, '0').repeat(32);
}

export const SECRET = testValue(7);
export const SEALED: SealedShuffle = { match: 'match-1', seal: sealOf('match-1', SECRET) };

/** A start to be made for a test. Everything in it follows from its match. */
export interface StartPlan {
  readonly match?: string;
  /** The seats of the people, and those who are missing in each void attempt. */
  readonly people: readonly Seat[];
  readonly missing?: readonly (readonly Seat[])[];
  /** The seats that have not revealed in the last attempt when the start is given up. */
  readonly awaited?: readonly Seat[];
  /** The word of the person at the first seat on earlier starts. */
  readonly claim?: { readonly starts: number; readonly lastStart: Hex };
  readonly givenUp?: readonly GivenUpStart[];
}

/** Returns what the browser at a seat keeps. Its member id is that of the seat and ten. */
export function receiptOf({ match = SEALED.match, people, claim }: StartPlan, seat: Seat): ShuffleReceipt {
  const { starts, lastStart } = (seat === people[0] ? claim : undefined) ?? { starts: 0, lastStart: NO_VALUE };
  return { match, seal: sealOf(match, SECRET), member: seat + 10, starts, lastStart, secret: testValue(seat + 1) };
}

export function receiptAt(seat: Seat): ShuffleReceipt {
  return receiptOf({ people: [] }, seat);
}

export function entryOf(seat: Seat, receipt: ShuffleReceipt): RosterEntry {
  const { member, starts, lastStart } = receipt;
  return { seat, member, starts, lastStart, commit: commitmentOf(receipt) };
}

export function attemptsOf(people: readonly Seat[], missing: readonly (readonly Seat[])[] = []): ShuffleAttempts {
  return plannedAttempts({ people, missing });
}

function plannedAttempts(plan: StartPlan): ShuffleAttempts {
  const { people, missing = [], awaited = [] } = plan;
  const start = startAttempts(people.map((seat) => entryOf(seat, receiptOf(plan, seat))));
  const voided = missing.reduce((attempts, absent) => voidAttempt(revealed(attempts, absent, plan)), start);
  return revealed(voided, awaited, plan);
}

export function revealed(attempts: ShuffleAttempts, missing: readonly Seat[], plan: StartPlan = { people: [] }): ShuffleAttempts {
  return awaitedSeats(attempts).reduce((before, seat) => {
    if (missing.includes(seat)) return before;
    const receipt = receiptOf(plan, seat);
    const added = addReveal({ ...receipt, attempts: before }, { seat, reveal: revealFor(receipt, before.length - 1) });
    if (!added.ok) throw new Error(added.refusal);
    return added.value;
  }, attempts);
}

export function shuffleOf(plan: StartPlan, setting: Setting): FixedShuffle {
  const { match, seal } = receiptOf(plan, 0);
  return { ...fixedShuffle(setting, plannedAttempts(plan)), match, seal, givenUp: plan.givenUp ?? [] };
}

export function fixedShuffle({ game, options, seats }: Setting, attempts: ShuffleAttempts): FixedShuffle {
  return { ...SEALED, secret: SECRET, givenUp: [], form: formHash({ game: game.id, options, seats }), attempts };
}

export function givenUpStart(plan: StartPlan, setting: Setting, why: GivenUpStart['why'] = 'left'): GivenUpStart {
  const { match, seal, form, attempts } = shuffleOf(plan, setting);
  return { match, seal, form, attempts, why };
}

/** Returns the roster hashes that a browser keeps, one for each attempt. */
export function rostersOf(shuffle: Omit<FixedShuffle, 'secret'>): readonly Hex[] {
  return shuffle.attempts.map(({ roster }, index) =>
    toHex(hashOfRoster({ before: hashBefore({ ...shuffle, attempts: shuffle.attempts.slice(0, index + 1) }), roster })),
  );
}

export function settingNamed(id: string, seats: number): Setting {
  const game = testGameById(id);
  if (game === undefined) throw new Error(`there is no game ${id}`);
  return { game, options: defaultOptions(game.options), seats };
}

/** Plays a game with takebacks whose outcomes are proven. A dishonest server draws by `drawn`, and proves another shuffle. */
export function playProven(
  setting: Setting,
  shuffle: FixedShuffle,
  { seed = 1, drawn = turnChance } = {},
): { readonly record: GameRecord; readonly proof: ShuffleProof; readonly log: readonly MatchLogEntry[] } {
  const played = playLogged(setting, TAKEBACKS, {
    source: seeded(seed),
    maxTurns: MAX_TURNS,
    chance: ({ moves, trails }, mover) => drawn(shuffle, { moves, trails, mover }),
  });
  if (played === null) throw new Error('the game is too long');
  const { log, play } = played;
  const proof = runToEnd(makeProof(shuffle, log));
  const { steps, takenBack } = splitTakebacks(log);
  return { record: recordOf(play.match, steps, { takenBack, proof }), proof, log };
}
