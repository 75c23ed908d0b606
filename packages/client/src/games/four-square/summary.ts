import type { GameSummary } from '../summaries.ts';

export const summary: GameSummary = {
  drawn: {
    goal: '30 [20]\n20 30  =  "100"  ✓',
    turn: '20  →  10',
    end: '##  →  ..',
  },
  words: {
    en: {
      goal: 'Bring the four top cards to exactly 100: you take the stack you played on, and every card in it counts.',
      turn: 'Turn up the next card and place it on one of the four stacks.',
      end: 'When the draw pile runs out, the most points win.',
    },
    de: {
      goal: 'Bring die vier obersten Karten auf genau 100: Dann nimmst du den Stapel, auf den du gelegt hast, und jede Karte darin zählt.',
      turn: 'Deck die nächste Karte auf und leg sie auf einen der vier Stapel.',
      end: 'Ist der Ziehstapel zu Ende, gewinnt, wer die meisten Punkte hat.',
    },
    ru: {
      goal: 'Доведите сумму четырёх верхних карт ровно до 100: вы заберёте стопку, на которую положили карту, и в ней считается каждая карта.',
      turn: 'Откройте следующую карту и положите её на одну из четырёх стопок.',
      end: 'Когда колода кончается, побеждает тот, у кого больше очков.',
    },
  },
};
