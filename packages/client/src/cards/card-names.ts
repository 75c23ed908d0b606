import type { Face } from '@hundredfold/shared/cards/face.ts';
import { t } from '../i18n/index.ts';

/** The spoken name of a card: `7S` is the seven of spades. */
export function cardName(card: Face): string {
  return partsOf(card)?.name ?? card;
}

/**
 * The name of a card in the middle of a sentence about playing it.
 *
 * @example `You play ${playedCard('JC')}` // You play the jack of clubs; German: den Kreuz-Buben; Russian: валета треф
 */
export function playedCard(card: Face): string {
  return asPlayed(card, (name) => name);
}

interface CardParts {
  readonly name: string;
  readonly article: string;
  readonly inflected: string;
}

/** The parts of a card's name; `null` for a card that has a number and no name. */
function partsOf(card: Face): CardParts | null {
  const { cards } = t.value;
  const letter = card.slice(-1);
  const suit = cards.suits[letter];
  const rank = (letter === letter.toLowerCase() ? cards.spanishRanks : cards.ranks)[card.slice(0, -1)];
  if (suit === undefined || rank === undefined) return null;
  return { name: cards.name(rank, suit), article: cards.article(rank), inflected: cards.name(cards.inflect(rank), suit) };
}

function asPlayed(card: Face, mark: (name: string) => string): string {
  const { article, inflected } = partsOf(card) ?? { article: t.value.cards.article(''), inflected: card };
  return `${article}${mark(t.value.cards.midSentence(inflected))}`;
}

/** Marks around a card's name in the log. They are neither visible nor read aloud; the log finds the cards to draw by them. */
const OPENS = '\u2068';
const CLOSES = '\u2069';
const TOLD = new RegExp(`${OPENS}([^${CLOSES}]*)${CLOSES}`, 'u');

/** A card's name in a sentence of the log, which draws the card there. */
export function spokenCard(card: Face): string {
  return marked(cardName(card));
}

/** The same for a card in the middle of a sentence about playing it: `the seven of spades`. */
export function spokenPlayedCard(card: Face): string {
  return asPlayed(card, marked);
}

function marked(name: string): string {
  return `${OPENS}${name}${CLOSES}`;
}

/** Joins the sentences of the log without the marks around cards. */
export function inWords(lines: readonly string[]): string {
  return lines.join(' ').replaceAll(OPENS, '').replaceAll(CLOSES, '');
}

/** A piece of a sentence in the log; `face` is set if it is the name of one of these cards. */
export interface SpokenPiece {
  readonly text: string;
  readonly face: Face | null;
}

/** Splits sentences of the log into pieces. Each card name is a piece of its own. */
export function spokenPieces(lines: readonly string[], faces: readonly Face[]): readonly SpokenPiece[] {
  return lines
    .join(' ')
    .split(TOLD)
    .map((text, index) => {
      const face = index % 2 === 0 ? undefined : faces.find((each) => isNamed(each, text.toLowerCase()));
      return { text, face: face ?? null };
    });
}

function isNamed(card: Face, text: string): boolean {
  return cardName(card).toLowerCase() === text || partsOf(card)?.inflected.toLowerCase() === text;
}
