import { inMiddle, verb } from '../../../src/i18n/grammar.ts';
import { listed, listedPieces, many, playedCard } from '../../../src/i18n/ru/grammar.ts';
import { line } from '../../../src/i18n/sentence.ts';
import type { HandOverMessages } from './en.ts';

export const messages: HandOverMessages = {
  about: {
    name: 'Передай дальше',
    credit: 'придумана для тестов',
    line: 'Передайте две карты и откройте одну',
    pitch: 'Все разом и втайне передают по две карты; потом каждый открывает одну: старшая побеждает.',
    options: {},
    phrases: { 'just-what-i-needed': 'Как раз этого и не хватало!' },
  },

  summary: {
    goal: 'Откройте самую старшую карту.',
    turn: 'Положите рубашкой вверх две из четырёх карт для соседа слева. Так делают все разом, и потом карты уходят дальше.',
    end: 'Потом каждый открывает одну карту, и старшая побеждает.',
  },

  table: {
    youPass: (name) => `Выберите две карты для ${name}`,
    othersPass: 'Остальные ещё выбирают',
    youShow: 'Откройте карту',
    othersShow: 'Остальные открывают карту',
    missing: (cards) => `Выберите ещё ${many(cards, { one: '# карту', few: '# карты', other: '# карт' })}`,
    pass: (cards, name) => `Передать ${name}: ${listed(cards.map(inMiddle))}`,
    ready: 'готово',
    passed: 'Что вы передали',
    shown: (name) => `Открыто: ${name}`,
    refusals: {
      'pass-first': 'Сначала передайте две карты.',
      'already-passed': 'Вы уже передали свои карты.',
      'already-shown': 'Вы уже открыли карту.',
    },
  },

  log: {
    passed: (who, cards, to) =>
      line`${who} ${verb(who, 'кладёте', 'кладёт')} ${cards === null ? 'две карты' : listedPieces(cards.map(playedCard))}, их ${to.own ? 'получите вы' : line`получит ${to}`}.`,
    handedOver: 'Все карты переходят дальше.',
    showed: (who, card) => line`${who} ${verb(who, 'показываете', 'показывает')} ${playedCard(card)}.`,
    over: 'Игра окончена.',
  },

  legend: {
    pass: (name) => `Выберите две карты для ${name}. Все выбирают разом.`,
    show: 'Откройте одну карту. Так делают все, в любом порядке.',
    deck: 'Карты, которые не сдали: они никому не достанутся.',
    laid: (name) => `Карты, которые вы положили для ${name}.`,
    passed: (name) => `Карты, которые вы передали (${name}).`,
    shown: 'Открытые карты: старшая побеждает.',
    ready: 'Две карты уже лежат.',
    points: 'Сколько стоит открытая карта: это видно, когда открыли все.',
    won: 'Латунный край: победа.',
  },

  hint: {
    keeps: (card, { name, own }) =>
      `У ${own ? 'вас' : `игрока ${name}`} остаётся ${inMiddle(card)}, а что придёт, не знает никто`,
    counts: (points) => `Она стоит ${points}`,
  },
};
