import type { Face } from '@hundredfold/shared/cards/face.ts';
import { pilesOf } from '@hundredfold/shared/core/cards-by-zone.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import type { OptionValues } from '@hundredfold/shared/core/options.ts';
import { seeded } from '@hundredfold/shared/core/seeded-random.ts';
import type { Viewer } from '@hundredfold/shared/core/view.ts';
import { determinize } from '@hundredfold/shared/testing/determinize.ts';
import { settingsOf } from '@hundredfold/shared/testing/setting.ts';

/** The first character of packed cards instead of `0`: three bytes of UTF-8 that look like nothing else on the wire. */
const FIRST_CODE = 0x0800;
const USUAL_FIRST_CODE = 0x30;

/** The name of a card in the disguise, and its packed form. */
export interface Canary {
  readonly token: string;
  readonly packed: string;
}

/**
 * Returns the same game with other cards. Every face is a token that occurs nowhere else, in all input and output including
 * states, actions and errors. So a search finds any card that is where it should not be.
 */
export function disguised(game: Game): Game {
  const faces = new Set(settingsOf(game).flatMap(({ options }) => game.faces(options)));
  const disguise = <Value>(value: Value): Value => renamed(value, (name) => (faces.has(name) ? tokenOf(name) : name)) as Value;
  const undisguise = <Value>(value: Value): Value => renamed(value, (name) => FACE_IN.exec(name)?.[1] ?? name) as Value;
  return {
    ...game,
    faces: (options) => [...FILLERS, ...game.faces(options).map(tokenOf)],
    setup: (options, seats) => disguise(game.setup(options, seats)),
    chance: (state) => disguise(game.chance(undisguise(state))),
    resolveChance: (state, lot) => disguise(game.resolveChance(undisguise(state), undisguise(lot))),
    apply: (state, seat, action) => disguise(game.apply(undisguise(state), seat, undisguise(action))),
    outcome: (state) => disguise(game.outcome(undisguise(state))),
    toAct: (state) => game.toAct(undisguise(state)),
    view: (state, viewer) => disguise(game.view(undisguise(state), viewer)),
    legal: (view) => disguise(game.legal(undisguise(view))),
    cardMoves: (before, last, after) => disguise(game.cardMoves(undisguise(before), undisguise(last), undisguise(after))),
    bot: (view, source) => disguise(game.bot(undisguise(view), source)),
    cards: (state) => disguise(game.cards(undisguise(state))),
    withCards: (state, cards) => disguise(game.withCards(undisguise(state), undisguise(cards))),
  };
}

/**
 * Returns whether every card of a game is different. Copies of a card look alike, and some of them are public, so only different
 * cards can be told apart.
 */
export function canBeMarked(game: Game): boolean {
  return settingsOf(game).every(({ options, seats }) => {
    const cards = pilesOf(game, game.setup(options, seats)).flat();
    return new Set(cards).size === cards.length;
  });
}

/** Returns the texts to search for, by token. */
export function canariesOf(game: Game, options: OptionValues): ReadonlyMap<Face, Canary> {
  const faces = game.faces(options);
  return new Map(
    faces
      .slice(FILLERS.length)
      .map((token, index) => [token, { token, packed: String.fromCharCode(FIRST_CODE + index) }] as const),
  );
}

const FILLERS: readonly Face[] = Array.from({ length: FIRST_CODE - USUAL_FIRST_CODE }, (_, index) => `no card ${index}`);
const FACE_IN = /^canary (.+) yranac$/;

function tokenOf(face: Face): Face {
  return `canary ${face} yranac`;
}

function renamed(value: unknown, name: (name: string) => string): unknown {
  if (typeof value === 'string') return name(value);
  if (Array.isArray(value)) return value.map((each) => renamed(each, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [name(key), renamed(each, name)]));
}

/** The number of other truths that are compared to find out what a viewer cannot see. */
const TRUTHS = 8;

/**
 * Returns the cards that a viewer cannot place: the cards that lie elsewhere in another truth with the same view. A face with
 * several copies counts once any copy can be placed.
 */
export function unseenBy(game: Game, truth: unknown, viewer: Viewer): ReadonlySet<Face> {
  const now = places(game, truth);
  const unseen = new Set<Face>();
  const source = seeded(1);
  for (let tried = 0; tried < TRUTHS; tried++) {
    const other = places(game, determinize(game, truth, viewer, source));
    for (const [face, there] of now) if (!there.some((place) => other.get(face)?.includes(place))) unseen.add(face);
  }
  return unseen;
}

export function foundIn(
  bytes: Uint8Array | string,
  faces: ReadonlySet<Face>,
  canaries: ReadonlyMap<Face, Canary>,
): readonly Face[] {
  const text = Buffer.from(bytes);
  return [...faces].filter((face) => {
    const { token, packed } = canaries.get(face)!;
    return text.includes(token) || text.includes(packed) || text.includes(escaped(packed));
  });
}

/** Returns a packed card as JSON may have escaped it. */
function escaped(packed: string): string {
  return `\\u${packed.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

function places(game: Game, truth: unknown): ReadonlyMap<Face, readonly string[]> {
  const found = new Map<Face, string[]>();
  pilesOf(game, truth).forEach((pile, index) => {
    pile.forEach((face, at) => {
      found.set(face, [...(found.get(face) ?? []), `${index}:${at}`]);
    });
  });
  return found;
}
