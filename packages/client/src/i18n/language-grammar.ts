import type { Face } from '@hundredfold/shared/cards/face.ts';
import { type CardPiece, line, type Sentence } from './sentence.ts';

export interface CardNames {
  readonly ranks: Readonly<Record<string, string>>;
  readonly spanishRanks: Readonly<Record<string, string>>;
  readonly suits: Readonly<Record<string, string>>;
  name(rank: string, suit: string): string;
  /** The article before a card that is played, with a space. */
  article(rank: string): string;
  /** The rank of a card that is played: German and Russian inflect it. */
  inflect(rank: string): string;
  midSentence(name: string): string;
}

export interface CardGrammar {
  /** A card by its name: `7S` is `Seven of spades`. */
  bareCard(card: Face): CardPiece;
  /** A card in the middle of a sentence: `seven of spades`. */
  innerCard(card: Face): CardPiece;
  /** A card that something is done with: `the seven of spades`. */
  playedCard(card: Face): Sentence;
}

export function cardGrammar(names: CardNames): CardGrammar {
  return {
    bareCard: (face) => ({ face, text: nameOf(face, names, (rank) => rank) ?? face }),
    innerCard: (face) => ({ face, text: names.midSentence(nameOf(face, names, (rank) => rank) ?? face) }),
    playedCard(face) {
      const text = names.midSentence(nameOf(face, names, names.inflect) ?? face);
      return line`${names.article(rankOf(face, names) ?? '')}${{ face, text }}`;
    },
  };
}

/** Returns the name of a card; `null` for a card that has a number and no name. */
function nameOf(card: Face, names: CardNames, form: (rank: string) => string): string | null {
  const suit = names.suits[card.slice(-1)];
  const rank = rankOf(card, names);
  return suit === undefined || rank === null ? null : names.name(form(rank), suit);
}

function rankOf(card: Face, { ranks, spanishRanks, suits }: CardNames): string | null {
  const letter = card.slice(-1);
  if (suits[letter] === undefined) return null;
  return (letter === letter.toLowerCase() ? spanishRanks : ranks)[card.slice(0, -1)] ?? null;
}
