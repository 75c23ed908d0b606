import { describe, expect, test } from 'vitest';
import type { Face } from '../../cards/face.ts';
import { startMatch } from '../../core/match.ts';
import { type Leaves, leaves } from '../../testing/leaves.ts';
import { oneHundredOne } from './index.ts';
import { deal, lying, type OneHundredOneTable, type TestPosition } from './testing/table.ts';

/** Hands of one suit and queens, with which no one strikes or draws. */
const QUIET: TestPosition = { hands: ['9S JS QS', '10S KH QH'], pile: 'JH', pack: '10C 9C' };
/** Hands with all acting cards, and a pack to draw from. */
const LOUD: TestPosition = { hands: ['7S 8S AS', '6S KS 9H', '10S QD 8H'], pile: '9S', pack: 'JD 10D 9D JC 10C 9C 7D 7C' };

describe('the tree of a fixed deal', () => {
  test('an opening queen has a leaf for each suit', () => {
    expect(countOf(deal(['', '', ''], 'QS'), 1)).toEqual({ all: 4, over: 0 });
  });

  test.each([
    [1, 5],
    [2, 23],
    [3, 45],
  ])('without cards that act: %i actions', (actions, pinned) => {
    const now = lying(QUIET);
    expect(countOf(now, actions).all).toBe(pinned);
    expect(byHand(now, actions)).toBe(pinned);
  });

  test.each([
    [1, 3],
    [3, 24],
    [5, 42],
    [7, 50],
  ])('with cards that act, and drawing: %i actions', (actions, pinned) => {
    const now = lying(LOUD);
    expect(countOf(now, actions).all).toBe(pinned);
    expect(byHand(now, actions)).toBe(pinned);
  });

  test.each([
    [1, 4],
    [3, 64],
    [5, 452],
  ])('with free drawing: %i actions', (actions, pinned) => {
    const now = lying({ ...LOUD, asked: { freeDraw: true } });
    expect(countOf(now, actions).all).toBe(pinned);
    expect(byHand(now, actions)).toBe(pinned);
  });
});

function countOf({ state }: OneHundredOneTable, actions: number): Leaves {
  const match = startMatch(oneHundredOne, state.options, state.hands.length);
  return leaves({ ...match, state }, actions);
}

interface Desk {
  hands: Face[][];
  pack: Face[];
  top: Face;
  under: number;
  ordered: string;
  out: Set<number>;
  turn: number;
  eight: boolean;
  /** `no`: no card was drawn in this turn. `helped`: the drawn card covers. `free`: the player could have covered before. */
  drawn: 'no' | 'helped' | 'free';
}

/**
 * Counts the same tree without the rules: one plain function implements them again on mutable cards. The end of a round and a
 * draw from an empty pack end a branch.
 */
function byHand({ state }: OneHundredOneTable, actions: number): number {
  const start: Desk = {
    hands: state.hands.map((hand) => [...hand]),
    pack: [...state.pack],
    top: state.pile.at(-1)!,
    under: state.pile.length - 1,
    ordered: '',
    out: new Set(),
    turn: 0,
    eight: false,
    drawn: 'no',
  };
  return grow(start, actions, state.options.freeDraw);
}

function grow(desk: Desk, actions: number, free: boolean): number {
  if (actions === 0) return 1;
  const hand = desk.hands[desk.turn]!;
  const fitting = hand.filter((card) => fits(card, desk));
  let sum = 0;
  for (const card of fitting) {
    const last = hand.length === 1 && desk.hands.length - desk.out.size === 2;
    for (const suit of card[0] === 'Q' && !last ? [...'SHDC'] : ['']) {
      const next = structuredClone(desk);
      sum += lay(next, card, suit) ? grow(next, actions - 1, free) : 1;
    }
  }
  const mayDraw = (desk.eight || desk.drawn === 'no') && (free || fitting.length === 0);
  if (mayDraw && desk.pack.length + desk.under > 0) {
    const next = structuredClone(desk);
    if (next.pack.length > 0) pick(next, fitting.length > 0);
    sum += desk.pack.length === 0 ? 1 : grow(next, actions - 1, free);
  }
  if (desk.drawn === 'free' && !desk.eight) {
    const next = structuredClone(desk);
    step(next, next.turn);
    sum += grow(next, actions - 1, free);
  }
  return sum;
}

function fits(card: Face, { top, ordered }: Desk): boolean {
  if (card[0] === 'Q') return true;
  return ordered === '' ? card[0] === top[0] || card.at(-1) === top.at(-1) : card.at(-1) === ordered;
}

function pick(desk: Desk, could: boolean): void {
  const hand = desk.hands[desk.turn]!;
  hand.push(desk.pack.shift()!);
  if (desk.eight) return;
  if (hand.some((card) => fits(card, desk))) desk.drawn = could ? 'free' : 'helped';
  else step(desk, desk.turn);
}

/** Returns whether the round goes on and the pack did not run out. */
function lay(desk: Desk, card: Face, suit: string): boolean {
  const { turn } = desk;
  const hand = desk.hands[turn]!;
  hand.splice(hand.indexOf(card), 1);
  Object.assign(desk, { top: card, under: desk.under + 1, ordered: suit, drawn: 'no', eight: card[0] === '8' });
  if (desk.eight) return true;
  let from = turn;
  const count = card === 'KS' ? 5 : card[0] === 'A' ? 0 : card[0] === '7' ? 1 : card[0] === '6' ? 2 : -1;
  if (count >= 0) {
    step(desk, turn);
    from = desk.turn;
    if (desk.pack.length < count) return false;
    desk.hands[from]!.push(...desk.pack.splice(0, count));
  }
  if (hand.length === 0) desk.out.add(turn);
  if (desk.hands.length - desk.out.size === 1) return false;
  step(desk, from);
  return true;
}

function step(desk: Desk, from: number): void {
  const seats = desk.hands.length;
  let next = (from + 1) % seats;
  while (desk.out.has(next)) next = (next + 1) % seats;
  Object.assign(desk, { turn: next, drawn: 'no', eight: false });
}
