import { isDeepStrictEqual } from 'node:util';
import { pilesOf } from '../../core/cards-by-zone.ts';
import { hasSameCards } from '../../core/chance.ts';
import type { Match } from '../../core/match.ts';
import type { GameRecord } from '../../core/record.ts';
import { STATE_HASH_DIGITS, stateHash } from '../../core/state-hash.ts';
import { ownSeat } from '../../core/view.ts';
import { KEYFRAME_TURNS, openReplay } from '../../records/replay.ts';
import { determinize } from '../determinize.ts';
import { replay } from '../replay.ts';
import { holds, type Law, type Position, viewerName } from './law.ts';

/** The number of steps above which a record is not read from JSON, because its steps are like those of short records. */
const LONG = 1000;

/** A law that is broken too if a record cannot be made. */
export const REPLAYS_TO_THE_END = 'a record replays to the same end';

export const truthLaws: readonly Law[] = [
  {
    says: 'queries do not change the state',
    position(at) {
      const before = JSON.stringify(at.match.state);
      askEverything(at);
      holds(JSON.stringify(at.match.state) === before, () => 'it was changed in place');
    },
  },
  {
    says: 'state, views and actions survive a round trip through JSON',
    position({ match, views }) {
      holds(survives(match.state), () => 'the state does not');
      for (const [viewer, view] of views) {
        holds(survives(view), () => `the view of ${viewerName(viewer)} does not`);
        holds(survives(match.game.legal(view)), () => `the legal actions of ${viewerName(viewer)} do not`);
      }
    },
  },
  {
    says: 'each card lies in exactly one place',
    step(now, _before, start) {
      holds(cardsOf(now) === cardsOf(start), () => `there are ${cardsOf(now)} cards instead of ${cardsOf(start)}`);
    },
    position({ match: { game, options, seats, state } }) {
      const pack = pilesOf(game, game.setup(options, seats)).flat();
      holds(hasSameCards(pack, pilesOf(game, state).flat()), () => 'a card is missing, or there twice');
    },
  },
  {
    says: 'all cards are of the faces in play',
    position({ match: { game, options, state } }) {
      const faces = new Set(game.faces(options));
      holds(faces.size === game.faces(options).length, () => 'a face is listed twice');
      for (const card of pilesOf(game, state).flat()) holds(faces.has(card), () => `${card} is not among the faces`);
    },
  },
  {
    says: REPLAYS_TO_THE_END,
    game({ record, end }) {
      let last: Match | null = null;
      const read: GameRecord = record.steps.length > LONG ? record : JSON.parse(JSON.stringify(record));
      for (const match of replay(end.game, read)) last = match;
      holds(isDeepStrictEqual(last?.state, end.state), () => 'it ends in another state');
      holds(isDeepStrictEqual(end.game.outcome(end.state), record.outcome), () => 'it ends in another outcome');
      holds(end.version === record.steps.length, () => `version ${end.version} after ${record.steps.length} steps`);
    },
  },
  {
    says: 'a record can be opened at any turn',
    record({ record, end: { game } }) {
      const opened = openReplay(game, record);
      holds(opened.ok, () => `it cannot be opened: ${opened.ok || opened.refusal}`);
      const { turns, matchAfter } = opened.value;
      for (const turn of someTurns(turns.length)) {
        const hash = record.hashes?.slice((turn - 1) * STATE_HASH_DIGITS, turn * STATE_HASH_DIGITS);
        holds(stateHash(matchAfter(turn).state) === hash, () => `after turn ${turn} there is another state`);
      }
    },
  },
];

/** Returns some turns of a game, from 1 to the last one: those around the first keyframe, and others at equal distances. */
function someTurns(turns: number): readonly number[] {
  const around = [KEYFRAME_TURNS - 1, KEYFRAME_TURNS, KEYFRAME_TURNS + 1].filter((turn) => turn <= turns);
  const apart = Math.ceil(turns / 12);
  return [...around, ...Array.from({ length: Math.floor(turns / apart) }, (_, index) => turns - index * apart)];
}

function cardsOf({ game, state }: Match): number {
  let cards = 0;
  for (const pile of pilesOf(game, state)) cards += pile.length;
  return cards;
}

function survives(value: unknown): boolean {
  return isDeepStrictEqual(JSON.parse(JSON.stringify(value)), value);
}

function askEverything({ match: { game, state }, views, source }: Position): void {
  for (const [viewer, view] of views) {
    determinize(game, state, viewer, source);
    for (const action of game.legal(view)) game.apply(state, ownSeat(viewer) ?? 0, action);
  }
  const due = game.chance(state);
  if (due !== null) game.resolveChance(state, due.chance === 'pick' ? { ...due, result: 0 } : { ...due, result: due.cards });
}
