import type { HeartsRefusal } from '@hundredfold/shared/testing/examples/hearts/declaration.ts';
import { inMiddle } from '../../src/i18n/grammar.ts';
import { type RefusalWords, spoken } from '../../src/i18n/index.ts';
import { plural } from '../../src/i18n/plural.ts';

/** The table texts of Hearts. */
interface HeartsWords {
  readonly youPass: (name: string) => string;
  readonly othersPass: string;
  readonly missing: (cards: number) => string;
  readonly pass: (cards: readonly string[], name: string) => string;
  readonly ready: string;
  /** The meaning of the dot on cards that another player passed on. */
  readonly received: string;
  readonly leader: string;
  readonly queen: string;
  readonly youLead: string;
  readonly youPlay: string;
  readonly leads: (name: string) => string;
  readonly plays: (name: string) => string;
  readonly taken: (points: number) => string;
  readonly played: (name: string) => string;
  readonly sheet: { readonly title: string; readonly deal: string; readonly total: string };
  readonly refusals: RefusalWords<HeartsRefusal>;
}

const many = plural('en');
const english = new Intl.ListFormat('en');
const viele = plural('de');
const deutsch = new Intl.ListFormat('de');
const mnogo = plural('ru');
const russian = new Intl.ListFormat('ru');

const en: HeartsWords = {
  youPass: (name) => `Choose three cards for ${name}`,
  othersPass: 'The others are choosing',
  missing: (cards) => many(cards, { one: 'Choose # more card', other: 'Choose # more cards' }),
  pass: (cards, name) => `Pass ${english.format(cards.map((card) => `the ${inMiddle(card)}`))} to ${name}`,
  ready: 'ready',
  received: 'Passed to you',
  leader: 'leads',
  queen: 'The queen of spades counts 13',
  youLead: 'Your turn: lead a card',
  youPlay: 'Your turn: play a card',
  leads: (name) => `${name} leads`,
  plays: (name) => `It’s ${name}’s turn`,
  taken: (points) => many(points, { one: '# point in this deal', other: '# points in this deal' }),
  played: (name) => `Card played: ${name}`,
  sheet: { title: 'Score sheet', deal: 'Deal', total: 'Total' },
  refusals: {
    'pass-first': 'Pass three cards on first.',
    'already-passed': 'You have passed your cards on already.',
    'two-of-clubs-first': 'The two of clubs is led first.',
    'follow-suit': 'You must follow suit.',
    'no-points-yet': 'No hearts and no queen of spades in the first trick.',
    'hearts-not-broken': 'Hearts are not broken yet.',
  },
};

const de: HeartsWords = {
  youPass: (name) => `Wähl drei Karten für ${name}`,
  othersPass: 'Die anderen wählen noch',
  missing: (cards) => viele(cards, { one: 'Wähl noch # Karte', other: 'Wähl noch # Karten' }),
  pass: (cards, name) => `${deutsch.format(cards)} weitergeben, an ${name}`,
  ready: 'bereit',
  received: 'Hast du bekommen',
  leader: 'spielt aus',
  queen: 'Die Pikdame zählt 13',
  youLead: 'Du bist dran: spiel aus',
  youPlay: 'Du bist dran: spiel eine Karte',
  leads: (name) => `${name} spielt aus`,
  plays: (name) => `${name} ist dran`,
  taken: (points) => viele(points, { one: '# Punkt in dieser Runde', other: '# Punkte in dieser Runde' }),
  played: (name) => `Gespielt: ${name}`,
  sheet: { title: 'Punktezettel', deal: 'Runde', total: 'Gesamt' },
  refusals: {
    'pass-first': 'Gib zuerst drei Karten weiter.',
    'already-passed': 'Du hast deine Karten schon weitergegeben.',
    'two-of-clubs-first': 'Zuerst wird die Kreuz-Zwei ausgespielt.',
    'follow-suit': 'Du musst Farbe bedienen.',
    'no-points-yet': 'Im ersten Stich keine Herzen und keine Pikdame.',
    'hearts-not-broken': 'Noch hat niemand ein Herz gespielt.',
  },
};

const ru: HeartsWords = {
  youPass: (name) => `Выберите три карты для ${name}`,
  othersPass: 'Остальные ещё выбирают',
  missing: (cards) => `Выберите ещё ${mnogo(cards, { one: '# карту', few: '# карты', other: '# карт' })}`,
  pass: (cards, name) => `Передать ${name}: ${russian.format(cards.map(inMiddle))}`,
  ready: 'готово',
  received: 'Эту карту вам передали',
  leader: 'заходит',
  queen: 'Дама пик стоит 13',
  youLead: 'Ваш ход: заходите',
  youPlay: 'Ваш ход: сыграйте карту',
  leads: (name) => `Заходит ${name}`,
  plays: (name) => `Ходит ${name}`,
  taken: (points) => mnogo(points, { one: '# очко в этой сдаче', few: '# очка в этой сдаче', other: '# очков в этой сдаче' }),
  played: (name) => `Сыграно: ${name}`,
  sheet: { title: 'Таблица очков', deal: 'Сдача', total: 'Счёт' },
  refusals: {
    'pass-first': 'Сначала передайте три карты.',
    'already-passed': 'Вы уже передали свои карты.',
    'two-of-clubs-first': 'Сначала заходят с двойки треф.',
    'follow-suit': 'Нужно отвечать в масть.',
    'no-points-yet': 'В первой взятке без черв и дамы пик.',
    'hearts-not-broken': 'Черви ещё не открыты.',
  },
};

export const heartsWords = spoken<HeartsWords>({ en, de, ru });
