import * as v from 'valibot';
import { BOT_LEVELS } from '../core/bot-level.ts';
import { MAX_SEATS } from '../core/seat.ts';
import { GIVE_UP_REASONS, MAX_GIVEN_UP } from '../shuffle-proof/give-up.ts';
import { cached, fields, list, matching, nullable } from './codec-combinators.ts';
import { type FactValues, fact, factValues, held, setting } from './fact.ts';
import { HINTS } from './hints.ts';
import { PACES } from './pace.ts';
import { replayPosition } from './shared-replay.ts';
import { spectatorSettings } from './spectators.ts';
import { boolean, oneOf, text, whole } from './wire-codec.ts';

/** The states of a seat. `locked`: the host keeps it empty. `held`: its person is away and a bot plays until they are back. */
export const SEAT_STATUSES = ['empty', 'locked', 'here', 'away', 'held', 'bot'] as const;
export type SeatStatus = (typeof SEAT_STATUSES)[number];

/** The largest member id; 0 means no one. */
export const MAX_MEMBER_ID = 0xffff;
const MAX_MEMBERS = 0xff;
const MAX_POINTS = 1_000_000;
export const MAX_TAKEBACKS_SHOWN = 0xff;

const member = whole(1, MAX_MEMBER_ID);
const seat = whole(0, MAX_SEATS - 1);
const members = list(member, MAX_MEMBERS);
const memberSeats = list(fields({ person: member, seat }), MAX_MEMBERS);
const version = whole(0, Number.MAX_SAFE_INTEGER);
export const shuffleValue = matching(/[0-9a-f]{64}/);
const MAX_ATTEMPT = 3;
export const MAX_STARTS = 0xffff;
/**
 * How far the shuffle of a game is. `open`: people may commit. `revealing`: a start has fixed who takes part. `fixed`: nothing can
 * change any more, and the cards follow.
 */
const SHUFFLE_STAGES = ['open', 'revealing', 'fixed'] as const;
const MAX_TURN = 0xffff_ffff;
/** Milliseconds of the table's clock. */
const time = whole(0, 0xffff_ffff);

export const tableSettings = {
  /** `true` if strangers find the table on the start page. */
  open: setting(boolean, false, 'always'),
  /** `true` if people may write free chat texts; `null` if they may while the table is not open to strangers. */
  freely: setting(nullable(boolean), null, 'always'),
  pace: setting(oneOf(PACES), 'free', 'between-games'),
  watching: setting(spectatorSettings, { watch: 'public', delay: 8 }, 'between-games'),
  hints: setting(oneOf(HINTS), 'alone', 'between-games'),
  /**
   * The level of the bots on empty seats, except of those that have a level of their own. A bot that plays for an absent person is
   * always a normal one.
   */
  botLevel: setting(oneOf(BOT_LEVELS), 'normal', 'between-games'),
  botPhrases: setting(boolean, true, 'always'),
} as const;

const runtimeFacts = {
  /** The number of games that were started at this table. */
  matchNumber: held(whole(0, 0xffff), 0, { isStored: true, until: 'forever' }),
  /** A pause, or the request for one by the members in `wanted`. It starts when every expected player wants it. */
  pause: held(fields({ on: boolean, wanted: members }), { on: false, wanted: [] }, { isStored: false, until: 'next-phase' }),
  /** The version from which only bots play, because the last remaining player had them finish the match. */
  botsFrom: held(nullable(version), null, { isStored: true, until: 'next-phase' }),
  /**
   * The replay of the game that has just ended, as its leader shows it to everyone who follows; `null` if nobody leads. It contains no
   * cards: each page loads the record itself.
   */
  sharedReplay: held(nullable(fields({ leader: member, ...replayPosition })), null, { isStored: false, until: 'next-phase' }),
  /** `true` while the storage cannot save. The game continues as soon as it can. */
  unsaved: held(boolean, false, { isStored: false, until: 'next-phase' }),
} as const;

export const valueFacts = { ...tableSettings, ...runtimeFacts } as const;

const NO_SHUFFLE = {
  match: '',
  seal: '',
  prior: '',
  givenUp: [],
  attempt: 0,
  stage: 'open',
  before: '',
  roster: [],
  reveals: [],
  missing: [],
} as const;

/** The facts that are computed from a table's value and its times. */
const derivedFacts = {
  seatRequests: fact(list(fields({ person: member, seat, asked: list(member, MAX_SEATS, '+') }), MAX_MEMBERS), []),
  /** The members whose seat went to another browser of theirs, as the table agreed. */
  claimed: fact(members, []),
  /** The spectators to whom a player shows their hand, and that player's seat. */
  sharedHands: fact(memberSeats, []),
  /** The scores of the members who are present, over all games of this table; `points` are `null` if the games do not add up. */
  sessionScore: fact(
    list(
      fields({
        person: member,
        wins: whole(0, 0xffff),
        games: whole(0, 0xffff),
        points: nullable(whole(-MAX_POINTS, MAX_POINTS)),
      }),
      MAX_MEMBERS,
    ),
    [],
  ),
  takebackRequest: fact(nullable(fields({ person: member, granted: members })), null),
  /** The version of the last takeback; 0 if there was none. */
  undone: fact(version, 0),
  /** The version of the last move that a bot made because a player's time was up; 0 if there was none. */
  forced: fact(version, 0),
  /** The time at which the turn clocks stopped; `null` while they run. */
  stopped: fact(nullable(time), null),
  ready: fact(members, []),
  /** The id of the record of the finished game; empty before. */
  record: fact(text, ''),
  /**
   * The turn of another game from which the current or the next match goes on, and the version of the rules that it follows; `null` if
   * it begins with a deal.
   */
  playedOn: fact(nullable(fields({ turn: whole(0, MAX_TURN), rules: whole(1, 0xffff) })), null),
  /**
   * The public part of the shuffle: that of the next game, or of the current one while it is played. `match` and `seal` are empty if
   * there is none. `givenUp` has the starts that came to nothing since the last game, and `prior` is their hash. `before` is the hash
   * of everything before the attempt, once a start has fixed it. While the shuffle is open, `roster` has those who have committed by
   * now. `missing` has the seats that did not reveal in any attempt.
   */
  shuffle: fact(
    cached(
      fields({
        match: matching(/[^/]{0,64}/),
        seal: matching(/(?:[0-9a-f]{64})?/),
        prior: matching(/(?:[0-9a-f]{64})?/),
        givenUp: list(
          fields({ match: matching(/[^/:,]{0,64}/), attempts: whole(1, MAX_ATTEMPT + 1), why: oneOf(GIVE_UP_REASONS) }, ':'),
          MAX_GIVEN_UP,
        ),
        attempt: whole(0, MAX_ATTEMPT),
        stage: oneOf(SHUFFLE_STAGES),
        before: matching(/(?:[0-9a-f]{64})?/),
        roster: list(
          fields({ seat, member, starts: whole(0, MAX_STARTS), lastStart: shuffleValue, commit: shuffleValue }, ':'),
          MAX_SEATS,
        ),
        reveals: list(fields({ seat, reveal: shuffleValue }, ':'), MAX_SEATS),
        missing: list(seat, MAX_SEATS),
      }),
    ),
    NO_SHUFFLE,
  ),
} as const;

export const roomFacts = {
  /** Seconds until a bot takes the seat of a player who is away. */
  grace: fact(whole(0, 0xffff), 0),
  /** `true` while the players of this table are in matchmaking together. */
  seeking: fact(boolean, false),
  handsSpectators: fact(whole(0, 0xffff), 0),
  /** The number of spectators in the public spectator room, because the table itself has no more places. */
  publicSpectators: fact(whole(0, 0xffff), 0),
} as const;

export const seatFacts = {
  status: fact(oneOf(SEAT_STATUSES), 'empty'),
  /** The member id of the player; 0 for an empty seat or a bot. */
  person: fact(whole(0, MAX_MEMBER_ID), 0),
  name: fact(text, ''),
  /** The avatar of the player; also 0 for an empty seat. */
  seal: fact(whole(0, 0xff), 0),
  /** The times when the seat became the one to act and when its time is up; both are 0 without a clock. */
  from: fact(time, 0),
  due: fact(time, 0),
  /** The number of takebacks of this seat, up to the largest number that the wire can hold. */
  takebacks: fact(whole(0, MAX_TAKEBACKS_SHOWN), 0),
  level: fact(nullable(oneOf(BOT_LEVELS)), null),
} as const;

/** The facts that each move may change: of the table, and of a seat. The others are computed only when something else changes. */
const { takebackRequest, undone, forced, stopped, ...settledFacts } = derivedFacts;
const { from, due, takebacks, ...playerFacts } = seatFacts;
export const turnFacts = { takebackRequest, undone, forced, stopped } as const;
export const clockFacts = { from, due, takebacks } as const;
export { playerFacts, settledFacts };

export const tableFacts = { ...valueFacts, ...derivedFacts, ...roomFacts } as const;

export type TableSettingValues = FactValues<typeof tableSettings>;
export type ValueFactValues = FactValues<typeof valueFacts>;
export type SharedReplay = NonNullable<ValueFactValues['sharedReplay']>;
export type ShownShuffle = FactValues<typeof settledFacts>['shuffle'];
export type TableFactValues = FactValues<typeof tableFacts>;
export type SeatFactValues = FactValues<typeof seatFacts>;

type StoredFactName = {
  [Name in keyof typeof valueFacts]: (typeof valueFacts)[Name]['isStored'] extends true ? Name : never;
}[keyof typeof valueFacts];

const STORED_FACT_NAMES = Object.keys(valueFacts).filter(isStored);

/** The facts of a stored table. One that was declared later is missing, and has its initial value. */
export type StoredFacts = Partial<Pick<ValueFactValues, StoredFactName>>;

export function factsAfterPhase(values: ValueFactValues): ValueFactValues {
  return factValues(valueFacts, (name, { until, initial }) => (until === 'forever' ? values[name] : initial));
}

export function storedFacts(values: ValueFactValues): StoredFacts {
  return Object.fromEntries(STORED_FACT_NAMES.map((name) => [name, values[name]]));
}

export function factsFromStored(stored: StoredFacts): ValueFactValues {
  return factValues(valueFacts, (name, { initial }) => {
    const value: unknown = isStored(name) ? stored[name] : undefined;
    return value === undefined ? initial : value;
  });
}

function isStored(name: string): name is StoredFactName {
  return valueFacts[name as keyof typeof valueFacts].isStored;
}

export function settingsIn(values: Partial<TableSettingValues>): Partial<TableSettingValues> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => Object.hasOwn(tableSettings, name)));
}

export const settingEntries = Object.fromEntries(
  Object.entries(tableSettings).map(([name, { codec }]) => [name, v.exactOptional(codec.schema as v.GenericSchema)]),
) as { readonly [Name in keyof TableSettingValues]: v.ExactOptionalSchema<v.GenericSchema<TableSettingValues[Name]>, undefined> };
