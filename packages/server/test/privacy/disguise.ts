import type { Face } from '@hundredfold/shared/cards/face.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import type { OptionValues } from '@hundredfold/shared/core/options.ts';
import { settingsOf } from '@hundredfold/shared/testing/setting.ts';

/** Packed cards begin at this character instead of `0`: three bytes of UTF-8 that nothing else on the wire looks like. */
const FIRST = 0x0800;
const USUALLY_FIRST = 0x30;

/** What a card is called in the disguise, and how it looks when packed. */
export interface Canary {
  readonly token: string;
  readonly packed: string;
}

/**
 * The same game with other cards: every face is a token that occurs nowhere else, in all that goes in and comes
 * out, states, actions and errors too. A card that is where it should not be can be found by searching for it.
 */
export function disguised(game: Game): Game {
  const faces = new Set(settingsOf(game).flatMap(({ options }) => game.faces(options)));
  const put = <Value>(value: Value): Value => renamed(value, (name) => (faces.has(name) ? tokenOf(name) : name)) as Value;
  const off = <Value>(value: Value): Value => renamed(value, (name) => FACE_IN.exec(name)?.[1] ?? name) as Value;
  return {
    ...game,
    faces: (options) => [...FILLERS, ...game.faces(options).map(tokenOf)],
    setup: (options, seats) => put(game.setup(options, seats)),
    chance: (state) => put(game.chance(off(state))),
    resolveChance: (state, lot) => put(game.resolveChance(off(state), off(lot))),
    apply: (state, seat, action) => put(game.apply(off(state), seat, off(action))),
    outcome: (state) => put(game.outcome(off(state))),
    toAct: (state) => game.toAct(off(state)),
    view: (state, viewer) => put(game.view(off(state), viewer)),
    legal: (view) => put(game.legal(off(view))),
    moves: (before, last, after) => put(game.moves(off(before), off(last), off(after))),
    bot: (view, source) => put(game.bot(off(view), source)),
    piles: (state) => put(game.piles(off(state))),
    determinize: (state, viewer, source) => put(game.determinize(off(state), viewer, source)),
  };
}

/** Copies of a card look alike, and some lie open: only where every card is another one can a hidden one be told. */
export function canBeMarked(game: Game): boolean {
  return settingsOf(game).every(({ options, seats }) => {
    const cards = game.piles(game.setup(options, seats)).flat();
    return new Set(cards).size === cards.length;
  });
}

/** By token: what to search for. */
export function canariesOf(game: Game, options: OptionValues): ReadonlyMap<Face, Canary> {
  const faces = game.faces(options);
  return new Map(
    faces.slice(FILLERS.length).map((token, index) => [token, { token, packed: String.fromCharCode(FIRST + index) }] as const),
  );
}

const FILLERS: readonly Face[] = Array.from({ length: FIRST - USUALLY_FIRST }, (_, index) => `no card ${index}`);
const FACE_IN = /^canary (.+) yranac$/;

function tokenOf(face: Face): Face {
  return `canary ${face} yranac`;
}

/** A JSON value with other names in it, those of its keys too. */
function renamed(value: unknown, name: (name: string) => string): unknown {
  if (typeof value === 'string') return name(value);
  if (Array.isArray(value)) return value.map((each) => renamed(each, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [name(key), renamed(each, name)]));
}
