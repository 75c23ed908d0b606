import type { Face } from '@hundredfold/shared/cards/face.ts';
import { computed } from '@preact/signals';
import { t } from '../i18n/index.ts';
import { cardGrammar } from '../i18n/language-grammar.ts';
import { textOf } from '../i18n/sentence.ts';

const grammar = computed(() => cardGrammar(t.value.cards));

/**
 * The name of a card in the player's language, as a plain text: `7S` is `Seven of spades`. Messages use `bareCard` of
 * their language instead, so that the log can draw the card.
 */
export function cardName(card: Face): string {
  return grammar.value.bareCard(card).text;
}

/**
 * The name of a card in the middle of a sentence about playing it, as a plain text. Messages use `playedCard` of their
 * language instead.
 *
 * @example `You play ${playedCard('JC')}` // You play the jack of clubs
 */
export function playedCard(card: Face): string {
  return textOf([grammar.value.playedCard(card)]);
}
