import type { ModFourRefusal } from '@hundredfold/shared/games/mod-four/declaration.ts';
import { type RefusalWords, spoken } from '../../words/index.ts';
import { plural } from '../../words/plural.ts';

/** What is said at a table where Mod Four is played. */
interface ModFourWords {
  readonly dealer: string;
  readonly cutter: string;
  readonly leader: string;
  readonly partner: string;
  readonly trick: string;
  readonly partners: (first: string, second: string) => string;
  readonly sum: string;
  readonly remainder: (remainder: number) => string;
  readonly courtsCount: string;
  readonly aceCounts: string;
  readonly dial: (sum: number, remainder: number, name: string) => string;
  readonly noSum: (name: string) => string;
  readonly would: (card: string, sum: number, remainder: number, name: string) => string;
  readonly youLead: string;
  readonly youPlay: string;
  readonly youCut: string;
  readonly leads: (name: string) => string;
  readonly plays: (name: string) => string;
  readonly cuts: (name: string) => string;
  readonly tricks: (count: number) => string;
  readonly cut: {
    readonly slider: string;
    readonly number: string;
    readonly off: (cards: number) => string;
    readonly fewer: string;
    readonly more: string;
    readonly button: string;
  };
  readonly refusals: RefusalWords<ModFourRefusal>;
}

const many = plural('en');
const viele = plural('de');
const mnogo = plural('ru');

const en: ModFourWords = {
  dealer: 'dealer',
  cutter: 'cuts',
  leader: 'leads',
  partner: 'partner',
  trick: 'The trick',
  partners: (first, second) => `${first} and ${second}`,
  sum: 'sum',
  remainder: (remainder) => `${remainder} over`,
  courtsCount: 'Court cards count 0',
  aceCounts: 'An ace counts 1',
  dial: (sum, remainder, name) => `Sum ${sum}, ${remainder} over: ${name}`,
  noSum: (name) => `No card yet. With 0 over: ${name}.`,
  would: (card, sum, remainder, name) => `${card}, would make ${sum} and leave ${remainder} over: ${name}`,
  youLead: 'Your turn: lead a card',
  youPlay: 'Your turn: play a card',
  youCut: 'Your turn: cut the deck',
  leads: (name) => `${name} to lead`,
  plays: (name) => `${name} to play`,
  cuts: (name) => `${name} cuts the deck`,
  tricks: (count) => many(count, { one: '# trick in this hand', other: '# tricks in this hand' }),
  cut: {
    slider: 'Where to cut',
    number: 'Cards from the top',
    off: (cards) => many(cards, { one: '# card goes under', other: '# cards go under' }),
    fewer: 'One card fewer',
    more: 'One card more',
    button: 'Cut',
  },
  refusals: {
    'cut-first': 'The deck has to be cut first.',
    'already-cut': 'The deck has been cut already.',
    'cut-out-of-range': 'At least one card has to stay on either side of the cut.',
  },
};

const de: ModFourWords = {
  dealer: 'gibt',
  cutter: 'hebt ab',
  leader: 'Vorhand',
  partner: 'Partner',
  trick: 'Der Stich',
  partners: (first, second) => `${first} und ${second}`,
  sum: 'Summe',
  remainder: (remainder) => `Rest ${remainder}`,
  courtsCount: 'Bilder zählen 0',
  aceCounts: 'Ein Ass zählt 1',
  dial: (sum, remainder, name) => `Summe ${sum}, Rest ${remainder}: ${name}`,
  noSum: (name) => `Noch keine Karte. Bei Rest 0: ${name}.`,
  would: (card, sum, remainder, name) => `${card}, das wären ${sum}, Rest ${remainder}: ${name}`,
  youLead: 'Du bist dran: spiel aus',
  youPlay: 'Du bist dran: spiel eine Karte',
  youCut: 'Du bist dran: heb ab',
  leads: (name) => `${name} spielt aus`,
  plays: (name) => `${name} ist dran`,
  cuts: (name) => `${name} hebt ab`,
  tricks: (count) => viele(count, { one: '# Stich in dieser Runde', other: '# Stiche in dieser Runde' }),
  cut: {
    slider: 'Wo abheben?',
    number: 'Karten von oben',
    off: (cards) => viele(cards, { one: '# Karte kommt nach unten', other: '# Karten kommen nach unten' }),
    fewer: 'Eine Karte weniger',
    more: 'Eine Karte mehr',
    button: 'Abheben',
  },
  refusals: {
    'cut-first': 'Zuerst muss abgehoben werden.',
    'already-cut': 'Es ist schon abgehoben.',
    'cut-out-of-range': 'Auf jeder Seite muss mindestens eine Karte bleiben.',
  },
};

const ru: ModFourWords = {
  dealer: 'сдаёт',
  cutter: 'снимает',
  leader: 'заходит',
  partner: 'партнёр',
  trick: 'Взятка',
  partners: (first, second) => `${first} и ${second}`,
  sum: 'сумма',
  remainder: (remainder) => `остаток ${remainder}`,
  courtsCount: 'Картинки стоят 0',
  aceCounts: 'Туз стоит 1',
  dial: (sum, remainder, name) => `Сумма ${sum}, остаток ${remainder}: ${name}`,
  noSum: (name) => `Карт ещё нет. При остатке 0 взятка: ${name}.`,
  would: (card, sum, remainder, name) => `${card}, будет ${sum}, остаток ${remainder}: ${name}`,
  youLead: 'Ваш ход: заходите',
  youPlay: 'Ваш ход: сыграйте карту',
  youCut: 'Ваш ход: снимите колоду',
  leads: (name) => `Заходит ${name}`,
  plays: (name) => `Ходит ${name}`,
  cuts: (name) => `Колоду снимает ${name}`,
  tricks: (count) => mnogo(count, { one: '# взятка в этой сдаче', few: '# взятки в этой сдаче', other: '# взяток в этой сдаче' }),
  cut: {
    slider: 'Сколько снять',
    number: 'Карт сверху',
    off: (cards) => mnogo(cards, { one: '# карта уйдёт вниз', few: '# карты уйдут вниз', other: '# карт уйдёт вниз' }),
    fewer: 'На карту меньше',
    more: 'На карту больше',
    button: 'Снять',
  },
  refusals: {
    'cut-first': 'Сначала нужно снять колоду.',
    'already-cut': 'Колода уже снята.',
    'cut-out-of-range': 'С каждой стороны должна остаться хотя бы одна карта.',
  },
};

export const modFourWords = spoken<ModFourWords>({ en, de, ru });
