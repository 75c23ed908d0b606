import type { ModFourRefusal } from '@hundredfold/shared/games/mod-four/declaration.ts';
import { type RefusalWords, spoken } from '../../i18n/index.ts';
import { plural } from '../../i18n/plural.ts';
import type { PlayerName } from '../../table/state/player-name.ts';

/** The table texts of Mod Four. */
interface ModFourWords {
  readonly dealer: string;
  readonly cutter: string;
  readonly leader: string;
  readonly partner: string;
  readonly trick: string;
  readonly sum: string;
  readonly remainder: (remainder: number) => string;
  readonly courtsCount: string;
  readonly aceCounts: string;
  readonly dial: (sum: number, remainder: number, winner: PlayerName) => string;
  readonly noSum: (leader: PlayerName) => string;
  readonly would: (card: string, sum: number, remainder: number, winner: PlayerName) => string;
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

function whose({ name, own }: PlayerName): string {
  return own ? 'your' : `${name}’s`;
}

const en: ModFourWords = {
  dealer: 'dealer',
  cutter: 'cuts',
  leader: 'leads',
  partner: 'partner',
  trick: 'The trick',
  sum: 'sum',
  remainder: (remainder) => `rem. ${remainder}`,
  courtsCount: 'Court cards count 0',
  aceCounts: 'An ace counts 1',
  dial: (sum, remainder, winner) => `Sum ${sum}, remainder ${remainder}: ${whose(winner)} trick`,
  noSum: ({ name, own }) => `No card yet. Remainder 0 would be ${own ? 'yours' : `${name}’s`}.`,
  would: (card, sum, remainder, winner) => `${card}, makes ${sum}, remainder ${remainder} – ${whose(winner)} trick`,
  youLead: 'Your turn: lead a card',
  youPlay: 'Your turn: play a card',
  youCut: 'Your turn: cut the deck',
  leads: (name) => `${name} leads`,
  plays: (name) => `It’s ${name}’s turn`,
  cuts: (name) => `${name} cuts the deck`,
  tricks: (count) => many(count, { one: '# trick in this hand', other: '# tricks in this hand' }),
  cut: {
    slider: 'Where to cut',
    number: 'Cards from the top',
    off: (cards) => many(cards, { one: '# card goes to the bottom', other: '# cards go to the bottom' }),
    fewer: 'One card fewer',
    more: 'One card more',
    button: 'Cut',
  },
  refusals: {
    'cut-first': 'The deck must be cut first.',
    'already-cut': 'The deck is already cut.',
    'cut-out-of-range': 'Leave at least one card on each side of the cut.',
  },
};

function wen({ name, own }: PlayerName): string {
  return own ? 'dich' : name;
}

const de: ModFourWords = {
  dealer: 'gibt',
  cutter: 'hebt ab',
  leader: 'spielt aus',
  partner: 'Partner',
  trick: 'Der Stich',
  sum: 'Summe',
  remainder: (remainder) => `Rest ${remainder}`,
  courtsCount: 'Bilder zählen 0',
  aceCounts: 'Ein Ass zählt 1',
  dial: (sum, remainder, winner) => `Summe ${sum}, Rest ${remainder}: Stich für ${wen(winner)}`,
  noSum: (leader) => `Noch keine Karte. Rest 0 wäre ein Stich für ${wen(leader)}.`,
  would: (card, sum, remainder, winner) => `${card}, macht ${sum}, Rest ${remainder} – Stich für ${wen(winner)}`,
  youLead: 'Du bist dran: spiel aus',
  youPlay: 'Du bist dran: spiel eine Karte',
  youCut: 'Du bist dran: heb ab',
  leads: (name) => `${name} spielt aus`,
  plays: (name) => `${name} ist dran`,
  cuts: (name) => `${name} hebt ab`,
  tricks: (count) => viele(count, { one: '# Stich in dieser Runde', other: '# Stiche in dieser Runde' }),
  cut: {
    slider: 'Wo abheben',
    number: 'Karten von oben',
    off: (cards) => viele(cards, { one: '# Karte kommt nach unten', other: '# Karten kommen nach unten' }),
    fewer: 'Eine Karte weniger',
    more: 'Eine Karte mehr',
    button: 'Abheben',
  },
  refusals: {
    'cut-first': 'Erst muss abgehoben werden.',
    'already-cut': 'Es ist schon abgehoben.',
    'cut-out-of-range': 'Auf beiden Seiten muss mindestens eine Karte bleiben.',
  },
};

function takes({ name, own }: PlayerName): string {
  return own ? 'берёте вы' : `берёт ${name}`;
}

const ru: ModFourWords = {
  dealer: 'сдаёт',
  cutter: 'снимает',
  leader: 'заходит',
  partner: 'партнёр',
  trick: 'Взятка',
  sum: 'сумма',
  remainder: (remainder) => `ост. ${remainder}`,
  courtsCount: 'Картинки стоят 0',
  aceCounts: 'Туз стоит 1',
  dial: (sum, remainder, winner) => `Сумма ${sum}, остаток ${remainder}: взятку ${takes(winner)}`,
  noSum: (leader) => `Карт ещё нет. При остатке 0 взятку ${takes(leader)}.`,
  would: (card, sum, remainder, winner) => `${card}, будет ${sum}, остаток ${remainder} — взятку ${takes(winner)}`,
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
