import type { GameSummary } from '../../src/games/summaries.ts';

export const summary: GameSummary = {
  drawn: {
    goal: '2H AH [QS]',
    turn: '[QS] [AH] 4C 9D [KS]  →  4C 9D ## ## ##',
    end: '5D [JD] AS 2H',
  },
  words: {
    en: {
      goal: 'Take as few hearts as possible, and not the queen of spades.',
      turn: 'Pass three cards on, then follow the suit that was led.',
      end: 'The highest card of that suit takes the trick, and the fewest points win.',
    },
    de: {
      goal: 'Nimm so wenige Herzen wie möglich, und nicht die Pikdame.',
      turn: 'Gib drei Karten weiter und bediene dann die ausgespielte Farbe.',
      end: 'Die höchste Karte dieser Farbe holt den Stich, und die wenigsten Punkte gewinnen.',
    },
    ru: {
      goal: 'Берите как можно меньше черв и не берите даму пик.',
      turn: 'Передайте три карты, а потом отвечайте в масть захода.',
      end: 'Взятку берёт старшая карта этой масти, а побеждает тот, у кого меньше очков.',
    },
  },
};
