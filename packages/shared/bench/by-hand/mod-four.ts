import { frenchDeck } from '../../src/cards/french.ts';
import type { RandomSource } from '../../src/core/chance.ts';
import { rankByMost } from '../../src/core/outcome.ts';
import { type RecordLine, shuffle } from './lines.ts';

const TARGET = 10;
const FACES = frenchDeck();
const VALUES = FACES.map((_, card) => (card % 13 < 10 ? (card % 13) + 1 : 0));

/**
 * Plays a random game of Mod Four with the default options in a loop made for speed alone. Cards are numbers in plain mutable
 * arrays; nothing is hidden or checked. It lists legal moves and writes the record as the rules do, and plays the same game with
 * the same chance outcomes, so it is the practical limit of their speed. Returns the number of steps.
 */
export function playModFourByHand(source: RandomSource): number {
  const points = [0, 0, 0, 0];
  const hands: number[][] = [[], [], [], []];
  const dealer = source.below(4);
  const record: RecordLine[] = [{ chance: 'pick', from: 4, result: dealer }];
  let leader = (dealer + 1) & 3;
  for (;;) {
    deal(hands, leader, source, record);
    for (let trick = 0; trick < 13; trick++) {
      let sum = 0;
      for (let turn = 0; turn < 4; turn++) sum += play(hands, (leader + turn) & 3, source, record);
      leader = (leader + sum) & 3;
      points[leader] = (points[leader] as number) + 1;
      if (points[leader] === TARGET) return end(points, record);
    }
  }
}

function deal(hands: number[][], cutter: number, source: RandomSource, record: RecordLine[]): void {
  const deck: number[] = [];
  for (let card = 0; card < 52; card++) deck.push(card);
  shuffle(deck, source);
  record.push({ chance: 'shuffle', pile: 'deck', result: deck.map((card) => FACES[card]) });
  const legal: { type: 'cut'; at: number }[] = [];
  for (let at = 1; at < 52; at++) legal.push({ type: 'cut', at });
  const move = legal[source.below(51)] as { type: 'cut'; at: number };
  record.push({ seat: cutter, move, legal: legal.length });
  for (let seat = 0; seat < 4; seat++) (hands[seat] as number[]).length = 0;
  for (let card = 0; card < 52; card++) (hands[(cutter + card) & 3] as number[]).push(deck[(card + move.at) % 52] as number);
}

/** Returns the value of the card. */
function play(hands: number[][], seat: number, source: RandomSource, record: RecordLine[]): number {
  const hand = hands[seat] as number[];
  const legal: RecordLine[] = [];
  for (let index = 0; index < hand.length; index++) legal.push({ type: 'play', card: FACES[hand[index] as number] });
  const chosen = legal.length > 1 ? source.below(legal.length) : 0;
  record.push({ seat, move: legal[chosen], legal: legal.length });
  const value = VALUES[hand[chosen] as number] as number;
  hand.splice(chosen, 1);
  return value;
}

function end(scores: readonly number[], record: RecordLine[]): number {
  const steps = record.length;
  record.push({ scores, ranking: rankByMost(scores) });
  return steps;
}
