import { listedPieces, many, playedCard } from '../../../src/i18n/de/grammar.ts';
import { verb } from '../../../src/i18n/grammar.ts';
import { line } from '../../../src/i18n/sentence.ts';
import type { HandOverMessages } from './en.ts';

const deutsch = new Intl.ListFormat('de');

export const messages: HandOverMessages = {
  about: {
    name: 'Weitergereicht',
    credit: 'erdacht für die Tests',
    line: 'Zwei Karten weitergeben, eine zeigen',
    pitch: 'Reicht alle zugleich und verdeckt zwei Karten weiter; dann zeigt jeder eine: Die höchste gewinnt.',
    options: {},
    phrases: { 'just-what-i-needed': 'Genau, was mir gefehlt hat!' },
  },

  summary: {
    goal: 'Zeig die höchste Karte von allen.',
    turn: 'Leg zwei deiner vier Karten verdeckt für den linken Nachbarn ab. Das tun alle zugleich, danach wandern die Karten weiter.',
    end: 'Dann zeigt jeder eine Karte, und die höchste gewinnt.',
  },

  table: {
    youPass: (name) => `Wähl zwei Karten für ${name}`,
    othersPass: 'Die anderen wählen noch',
    youShow: 'Zeig eine Karte',
    othersShow: 'Die anderen zeigen eine Karte',
    missing: (cards) => many(cards, { one: 'Wähl noch # Karte', other: 'Wähl noch # Karten' }),
    pass: (cards, name) => `${deutsch.format(cards)} weiterreichen, an ${name}`,
    ready: 'bereit',
    passed: 'Was du weitergereicht hast',
    shown: (name) => `Gezeigt: ${name}`,
    refusals: {
      'pass-first': 'Reich zuerst zwei Karten weiter.',
      'already-passed': 'Du hast deine Karten schon weitergereicht.',
      'already-shown': 'Du hast schon eine Karte gezeigt.',
    },
  },

  log: {
    passed: (who, cards, to) =>
      line`${who} ${verb(who, 'legst', 'legt')} ${cards === null ? 'zwei Karten' : listedPieces(cards.map(playedCard))} für ${to.own ? 'dich' : to} ab.`,
    handedOver: 'Alle Karten wandern weiter.',
    showed: (who, card) => line`${who} ${verb(who, 'zeigst', 'zeigt')} ${playedCard(card)}.`,
    over: 'Das Spiel ist aus.',
  },

  legend: {
    pass: (name) => `Wähl zwei Karten für ${name}. Alle wählen zugleich.`,
    show: 'Zeig eine Karte. Das tun alle, die Reihenfolge ist egal.',
    deck: 'Die Karten, die nicht gegeben wurden: Niemand bekommt sie.',
    laid: (name) => `Die Karten, die du für ${name} abgelegt hast.`,
    passed: (name) => `Die Karten, die du weitergereicht hast, an ${name}.`,
    shown: 'Die gezeigten Karten: Die höchste gewinnt.',
    ready: 'Hat zwei Karten abgelegt.',
    points: 'Was die gezeigte Karte zählt, sobald alle eine gezeigt haben.',
    won: 'Messingrand: hat gewonnen.',
  },

  hint: {
    keeps: (card, { name, own }) => `${own ? 'Du behältst' : `${name} behält`} ${card}, und was kommt, weiß niemand`,
    counts: (points) => `Sie zählt ${points}`,
  },
};
