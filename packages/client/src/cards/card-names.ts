import type { Face } from '@hundredfold/shared/cards/face.ts';
import { type Language, language } from '../i18n/index.ts';

interface CardWords {
  readonly ranks: Readonly<Record<string, string>>;
  readonly spanishRanks: Readonly<Record<string, string>>;
  readonly suits: Readonly<Record<string, string>>;
  say(rank: string, suit: string): string;
  /** The article before a card that is played, with a space: `the `. */
  article(rank: string): string;
  /** The rank of a card that is played: German and Russian inflect it. */
  inflect(rank: string): string;
}

const NUMBERS = {
  en: ['Ace', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'],
  de: ['Ass', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben', 'Acht', 'Neun', 'Zehn'],
  ru: ['Туз', 'Двойка', 'Тройка', 'Четвёрка', 'Пятёрка', 'Шестёрка', 'Семёрка', 'Восьмёрка', 'Девятка', 'Десятка'],
} as const;

const GERMAN_ARTICLES: Readonly<Record<string, string>> = {
  Ass: 'das ',
  Bube: 'den ',
  König: 'den ',
  Caballo: 'den ',
  Rey: 'den ',
};

const RUSSIAN_ACCUSATIVES: Readonly<Record<string, string>> = {
  Туз: 'Туза',
  Валет: 'Валета',
  Король: 'Короля',
  Рей: 'Рея',
};

const WORDS: Readonly<Record<Language, CardWords>> = {
  en: {
    ranks: { ...numbered('en'), J: 'Jack', Q: 'Queen', K: 'King' },
    spanishRanks: { ...numbered('en'), 10: 'Sota', 11: 'Caballo', 12: 'Rey' },
    suits: { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs', o: 'coins', c: 'cups', e: 'swords', b: 'batons' },
    say: (rank, suit) => `${rank} of ${suit}`,
    article: () => 'the ',
    inflect: (rank) => rank,
  },
  de: {
    ranks: { ...numbered('de'), J: 'Bube', Q: 'Dame', K: 'König' },
    spanishRanks: { ...numbered('de'), 10: 'Sota', 11: 'Caballo', 12: 'Rey' },
    suits: { S: 'Pik', H: 'Herz', D: 'Karo', C: 'Kreuz', o: 'Münzen', c: 'Kelche', e: 'Schwerter', b: 'Stäbe' },
    say: (rank, suit) => `${suit}-${rank}`,
    article: (rank) => GERMAN_ARTICLES[rank] ?? 'die ',
    inflect: (rank) => (rank === 'Bube' ? 'Buben' : rank),
  },
  ru: {
    ranks: { ...numbered('ru'), J: 'Валет', Q: 'Дама', K: 'Король' },
    spanishRanks: { ...numbered('ru'), 10: 'Сота', 11: 'Кабальо', 12: 'Рей' },
    suits: { S: 'пик', H: 'червей', D: 'бубен', C: 'треф', o: 'монет', c: 'кубков', e: 'мечей', b: 'жезлов' },
    say: (rank, suit) => `${rank} ${suit}`,
    article: () => '',
    inflect: (rank) => RUSSIAN_ACCUSATIVES[rank] ?? rank.replace(/а$/, 'у'),
  },
};

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
  const words = WORDS[language.value];
  const letter = card.slice(-1);
  const suit = words.suits[letter];
  const rank = (letter === letter.toLowerCase() ? words.spanishRanks : words.ranks)[card.slice(0, -1)];
  if (suit === undefined || rank === undefined) return null;
  return { name: words.say(rank, suit), article: words.article(rank), inflected: words.say(words.inflect(rank), suit) };
}

function asPlayed(card: Face, mark: (name: string) => string): string {
  const { article, inflected } = partsOf(card) ?? { article: WORDS[language.value].article(''), inflected: card };
  return `${article}${mark(lowered(inflected))}`;
}

/** The name as it stands in the middle of a sentence. German nouns keep their capital. */
function lowered(name: string): string {
  return language.value === 'de' ? name : inMiddle(name);
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

function numbered(each: Language): Readonly<Record<string, string>> {
  const names = NUMBERS[each];
  return { ...Object.fromEntries(names.map((name, index) => [String(index + 1), name])), A: names[0] };
}

/** The name of a card in the middle of a sentence, with a small first letter. German does not use it: its nouns keep their capital. */
export function inMiddle(card: string): string {
  return card.replace(/\p{L}/u, (first) => first.toLowerCase());
}
