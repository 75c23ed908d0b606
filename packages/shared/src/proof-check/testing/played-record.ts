import { playLogged } from '../../../bin/play-logged.ts';
import { type Hex, NO_VALUE } from '../../core/encoding.ts';
import { defaultOptions } from '../../core/options.ts';
import type { GameRecord } from '../../core/record.ts';
import { recordOf } from '../../core/recording.ts';
import type { Seat } from '../../core/seat.ts';
import { seeded } from '../../core/seeded-random.ts';
import { splitTakebacks } from '../../core/takeback.ts';
import { addReveal, awaitedSeats, type ShuffleAttempts, startAttempts, voidAttempt } from '../../shuffle-proof/attempts.ts';
import { revealFor, type ShuffleReceipt, sealOf } from '../../shuffle-proof/commitment.ts';
import { formHash, type GivenUpStart, hashBefore, hashOfRoster } from '../../shuffle-proof/key.ts';
import { proofOf } from '../../shuffle-proof/record-proof.ts';
import { entryOf, SECRET, testValue } from '../../shuffle-proof/testing/proven-game.ts';
import { type FixedShuffle, turnChance } from '../../shuffle-proof/turn-chance.ts';
import type { Setting } from '../../testing/setting.ts';
import { testGameById } from '../../testing/test-games.ts';

const MAX_TURNS = 2000;

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

export function receiptOf({ match = 'match-1', people, claim }: StartPlan, seat: Seat): ShuffleReceipt {
  const { starts, lastStart } = (seat === people[0] ? claim : undefined) ?? { starts: 0, lastStart: NO_VALUE };
  return { match, seal: sealOf(match, SECRET), member: seat + 10, starts, lastStart, secret: testValue(seat + 1) };
}

export function plannedAttempts(plan: StartPlan): ShuffleAttempts {
  const { people, missing = [], awaited = [] } = plan;
  const reveal = (attempts: ShuffleAttempts, absent: readonly Seat[]): ShuffleAttempts =>
    awaitedSeats(attempts).reduce((before, seat) => {
      if (absent.includes(seat)) return before;
      const receipt = receiptOf(plan, seat);
      const added = addReveal({ ...receipt, attempts: before }, { seat, reveal: revealFor(receipt, before.length - 1) });
      if (!added.ok) throw new Error(added.refusal);
      return added.value;
    }, attempts);
  const start = startAttempts(people.map((seat) => entryOf(seat, receiptOf(plan, seat))));
  return reveal(
    missing.reduce((attempts, absent) => voidAttempt(reveal(attempts, absent)), start),
    awaited,
  );
}

export function shuffleOf(plan: StartPlan, setting: Setting): FixedShuffle {
  const { match, seal } = receiptOf(plan, 0);
  const form = formHash({ ...setting, game: setting.game.id });
  return { match, seal, secret: SECRET, givenUp: plan.givenUp ?? [], form, attempts: plannedAttempts(plan) };
}

export function givenUpStart(plan: StartPlan, setting: Setting, why: GivenUpStart['why'] = 'left'): GivenUpStart {
  const { match, seal, form, attempts } = shuffleOf(plan, setting);
  return { match, seal, form, attempts, why };
}

export function rostersOf(shuffle: Omit<FixedShuffle, 'secret'>): readonly Hex[] {
  return shuffle.attempts.map(({ roster }, index) =>
    Buffer.from(
      hashOfRoster({ before: hashBefore({ ...shuffle, attempts: shuffle.attempts.slice(0, index + 1) }), roster }),
    ).toString('hex'),
  );
}

export function settingNamed(id: string, seats: number): Setting {
  const game = testGameById(id);
  if (game === undefined) throw new Error(`there is no game ${id}`);
  return { game, options: defaultOptions(game.options), seats };
}

/** Plays a game, and returns its record. A dishonest server draws by `drawn`, and proves another shuffle. */
export function playedRecord(setting: Setting, shuffle: FixedShuffle, { seed = 1, drawn = turnChance } = {}): GameRecord {
  const played = playLogged(setting, TAKEBACKS, {
    source: seeded(seed),
    maxTurns: MAX_TURNS,
    chance: ({ moves, trails }, mover) => drawn(shuffle, { moves, trails, mover }),
  });
  if (played === null) throw new Error('the game is too long');
  const { steps, takenBack } = splitTakebacks(played.log);
  return recordOf(played.play.match, steps, { takenBack, proof: proofOf(shuffle, played.log) });
}

/** Random players take moves back in games of this kind. */
const TAKEBACKS = 3;
