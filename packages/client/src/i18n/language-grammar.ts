import type { Face } from '@hundredfold/shared/cards/face.ts';
import { lazy } from '@hundredfold/shared/core/lazy.ts';
import { type CardPiece, line, type Sentence, type SentencePiece } from './sentence.ts';

/** Returns how a language counts, joins and speaks of cards: its files and those of the games take these functions from its `grammar.ts`. */
export function grammarOf(locale: string, cards: CardNames) {
  return {
    /** A number with the form of a word that it needs: `many(2, { one: '# trick', other: '# tricks' })`. */
    many: plural(locale),
    rounded: (points: number) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(points),
    /** Texts as a list: `Ann, Ben, and Cleo`. */
    listed: lister(locale),
    /** Cards or players as a list that goes into a `line`. */
    listedPieces: pieceLister(locale),
    ...cardGrammar(cards),
  };
}

/** The forms of a word by count; `other` is the fallback. */
type Forms = { readonly other: string } & Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;

/** Chooses the form for a count in a language; `#` stands for the number. */
function plural(locale: string): (count: number, forms: Forms) => string {
  const rules = lazy(() => new Intl.PluralRules(locale));
  const digits = lazy(() => new Intl.NumberFormat(locale));
  return (count, forms) => (forms[rules().select(count)] ?? forms.other).replace('#', digits().format(count));
}

/** Joins several texts in one sentence of a language: `Ann, Ben and Cleo`. */
export function lister(locale: string): (texts: readonly string[]) => string {
  const format = lazy(() => new Intl.ListFormat(locale));
  return (texts) => format().format(texts);
}

function pieceLister(locale: string): (pieces: readonly (Sentence | SentencePiece)[]) => Sentence {
  const format = lazy(() => new Intl.ListFormat(locale));
  return (pieces) => {
    const parts = format().formatToParts(pieces.map((_, index) => String(index)));
    return parts.reduce<Sentence>(
      (joined, { type, value }) => line`${joined}${type === 'element' ? (pieces[Number(value)] ?? '') : value}`,
      [],
    );
  };
}

interface CardNames {
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

export function cardGrammar(names: CardNames) {
  return {
    /** A card by its name: `7S` is `Seven of spades`. */
    bareCard: (face: Face): CardPiece => ({ face, text: nameOf(face, names, (rank) => rank) ?? face }),
    /** A card in the middle of a sentence: `seven of spades`. */
    innerCard: (face: Face): CardPiece => ({ face, text: names.midSentence(nameOf(face, names, (rank) => rank) ?? face) }),
    /** A card that something is done with: `the seven of spades`. */
    playedCard(face: Face): Sentence {
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
