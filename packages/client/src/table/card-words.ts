import type { Face } from '@hundredfold/shared/cards/face.ts';
import { type Language, language } from '../words/index.ts';

interface CardWords {
  readonly ranks: Readonly<Record<string, string>>;
  readonly spanishRanks: Readonly<Record<string, string>>;
  readonly suits: Readonly<Record<string, string>>;
  say(rank: string, suit: string): string;
}

const NUMBERS = {
  en: ['Ace', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'],
  de: ['Ass', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben', 'Acht', 'Neun', 'Zehn'],
  ru: ['Туз', 'Двойка', 'Тройка', 'Четвёрка', 'Пятёрка', 'Шестёрка', 'Семёрка', 'Восьмёрка', 'Девятка', 'Десятка'],
} as const;

const WORDS: Readonly<Record<Language, CardWords>> = {
  en: {
    ranks: { ...numbered('en'), J: 'Jack', Q: 'Queen', K: 'King' },
    spanishRanks: { ...numbered('en'), 10: 'Sota', 11: 'Caballo', 12: 'Rey' },
    suits: { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs', o: 'coins', c: 'cups', e: 'swords', b: 'batons' },
    say: (rank, suit) => `${rank} of ${suit}`,
  },
  de: {
    ranks: { ...numbered('de'), J: 'Bube', Q: 'Dame', K: 'König' },
    spanishRanks: { ...numbered('de'), 10: 'Sota', 11: 'Caballo', 12: 'Rey' },
    suits: { S: 'Pik', H: 'Herz', D: 'Karo', C: 'Kreuz', o: 'Münzen', c: 'Kelche', e: 'Schwerter', b: 'Stäbe' },
    say: (rank, suit) => `${suit}-${rank}`,
  },
  ru: {
    ranks: { ...numbered('ru'), J: 'Валет', Q: 'Дама', K: 'Король' },
    spanishRanks: { ...numbered('ru'), 10: 'Сота', 11: 'Кабальо', 12: 'Рей' },
    suits: { S: 'пик', H: 'червей', D: 'бубен', C: 'треф', o: 'монет', c: 'кубков', e: 'мечей', b: 'жезлов' },
    say: (rank, suit) => `${rank} ${suit}`,
  },
};

/** A card by its name, as one would say it aloud: `7S` is the seven of spades. */
export function cardName(card: Face): string {
  const words = WORDS[language.value];
  const letter = card.slice(-1);
  const suit = words.suits[letter];
  const rank = (letter === letter.toLowerCase() ? words.spanishRanks : words.ranks)[card.slice(0, -1)];
  return suit === undefined || rank === undefined ? card : words.say(rank, suit);
}

/** Around a card's name in what is told: signs that are neither seen nor heard, by which the log knows what to draw. */
const OPENS = '\u2068';
const CLOSES = '\u2069';
const TOLD = new RegExp(`${OPENS}([^${CLOSES}]*)${CLOSES}`, 'u');

/** A card's name in a sentence of the log, which draws the card there. */
export function toldCard(card: Face): string {
  return `${OPENS}${cardName(card)}${CLOSES}`;
}

/** What is told, as it is said aloud. */
export function inWords(lines: readonly string[]): string {
  return lines.join(' ').replaceAll(OPENS, '').replaceAll(CLOSES, '');
}

/** A piece of what is told; `face` where it is the name of one of these cards. */
export interface ToldPiece {
  readonly text: string;
  readonly face: Face | null;
}

/** What is told in pieces: the names of cards by themselves. */
export function toldPieces(lines: readonly string[], faces: readonly Face[]): readonly ToldPiece[] {
  return lines
    .join(' ')
    .split(TOLD)
    .map((text, index) => {
      const face = index % 2 === 0 ? undefined : faces.find((each) => cardName(each).toLowerCase() === text.toLowerCase());
      return { text, face: face ?? null };
    });
}

function numbered(spoken: Language): Readonly<Record<string, string>> {
  const names = NUMBERS[spoken];
  return { ...Object.fromEntries(names.map((name, index) => [String(index + 1), name])), A: names[0] };
}

/** A card's name in the middle of a sentence: without its capital, which it keeps in German. */
export function inMiddle(card: string): string {
  return card.replace(/\p{L}/u, (first) => first.toLowerCase());
}
