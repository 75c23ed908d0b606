import type { GameSummary } from '../../src/games/summaries.ts';

export const summary: GameSummary = {
  drawn: {
    goal: '7S  [9H]  4C',
    turn: '7S [2H] 9D [4C]  →  ## ##',
    end: '## ## ##  →  7S  [9H]  4C',
  },
  words: {
    en: {
      goal: 'Show the highest card of all.',
      turn: 'Choose two of your four cards for the player on your left and put them face down. All players do so at once, then all cards move on.',
      end: 'Then each player shows one card, and the highest wins.',
    },
    de: {
      goal: 'Zeig die höchste Karte von allen.',
      turn: 'Leg zwei deiner vier Karten verdeckt für den linken Nachbarn ab. Das tun alle zugleich, danach wandern die Karten weiter.',
      end: 'Dann zeigt jeder eine Karte, und die höchste gewinnt.',
    },
    ru: {
      goal: 'Откройте самую старшую карту.',
      turn: 'Положите рубашкой вверх две из четырёх карт для соседа слева. Так делают все разом, и потом карты уходят дальше.',
      end: 'Потом каждый открывает одну карту, и старшая побеждает.',
    },
  },
};
