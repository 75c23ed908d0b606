import type { handOver } from '@hundredfold/shared/testing/examples/hand-over/index.ts';
import { inMiddle } from '../../src/i18n/grammar.ts';
import { type RefusalWords, spoken } from '../../src/i18n/index.ts';
import { plural } from '../../src/i18n/plural.ts';

/** The table texts of a game in which cards are handed over. */
interface HandOverWords {
  readonly youPass: (name: string) => string;
  readonly othersPass: string;
  readonly youShow: string;
  readonly othersShow: string;
  readonly missing: (cards: number) => string;
  readonly pass: (cards: readonly string[], name: string) => string;
  /** The mark on the plate of a player who has chosen their cards. */
  readonly ready: string;
  readonly passed: string;
  readonly shown: (name: string) => string;
  readonly refusals: RefusalWords<keyof (typeof handOver)['refusals']>;
}

const many = plural('en');
const english = new Intl.ListFormat('en');
const viele = plural('de');
const deutsch = new Intl.ListFormat('de');
const mnogo = plural('ru');
const russian = new Intl.ListFormat('ru');

const en: HandOverWords = {
  youPass: (name) => `Choose two cards for ${name}`,
  othersPass: 'The others are choosing',
  youShow: 'Show a card',
  othersShow: 'The others show a card',
  missing: (cards) => many(cards, { one: 'Choose # more card', other: 'Choose # more cards' }),
  pass: (cards, name) => `Pass ${english.format(cards.map((card) => `the ${inMiddle(card)}`))} to ${name}`,
  ready: 'ready',
  passed: 'What you passed on',
  shown: (name) => `Card shown: ${name}`,
  refusals: {
    'pass-first': 'Pass two cards on first.',
    'already-passed': 'You have passed your cards on already.',
    'already-shown': 'You have shown a card already.',
  },
};

const de: HandOverWords = {
  youPass: (name) => `Wähl zwei Karten für ${name}`,
  othersPass: 'Die anderen wählen noch',
  youShow: 'Zeig eine Karte',
  othersShow: 'Die anderen zeigen eine Karte',
  missing: (cards) => viele(cards, { one: 'Wähl noch # Karte', other: 'Wähl noch # Karten' }),
  pass: (cards, name) => `${deutsch.format(cards)} weiterreichen, an ${name}`,
  ready: 'bereit',
  passed: 'Was du weitergereicht hast',
  shown: (name) => `Gezeigt: ${name}`,
  refusals: {
    'pass-first': 'Reich zuerst zwei Karten weiter.',
    'already-passed': 'Du hast deine Karten schon weitergereicht.',
    'already-shown': 'Du hast schon eine Karte gezeigt.',
  },
};

const ru: HandOverWords = {
  youPass: (name) => `Выберите две карты для ${name}`,
  othersPass: 'Остальные ещё выбирают',
  youShow: 'Откройте карту',
  othersShow: 'Остальные открывают карту',
  missing: (cards) => `Выберите ещё ${mnogo(cards, { one: '# карту', few: '# карты', other: '# карт' })}`,
  pass: (cards, name) => `Передать ${name}: ${russian.format(cards.map(inMiddle))}`,
  ready: 'готово',
  passed: 'Что вы передали',
  shown: (name) => `Открыто: ${name}`,
  refusals: {
    'pass-first': 'Сначала передайте две карты.',
    'already-passed': 'Вы уже передали свои карты.',
    'already-shown': 'Вы уже открыли карту.',
  },
};

export const handOverWords = spoken<HandOverWords>({ en, de, ru });
