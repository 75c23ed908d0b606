import type { Brief } from '../briefs.ts';

export const brief: Brief = {
  drawn: {
    goal: '30 [20]\n20 30  =  "100"  ✓',
    turn: '20  →  10',
    end: '##  →  ..',
  },
  words: {
    en: {
      goal: 'Make the four top cards total exactly 100: then the stack on which you placed is yours, every card counts.',
      turn: 'The next card is turned up, and you place it on one of the four stacks.',
      end: 'When a card must be drawn and there is none, the most points win.',
    },
    de: {
      goal: 'Bring die vier obersten Karten auf genau 100: Dann gehört dir der Stapel, auf den du gelegt hast, und jede Karte zählt.',
      turn: 'Die nächste Karte wird aufgedeckt, und du legst sie auf einen der vier Stapel.',
      end: 'Ist eine Karte zu ziehen und keine mehr da, gewinnen die meisten Punkte.',
    },
    ru: {
      goal: 'Сделайте так, чтобы четыре верхние карты дали ровно 100: тогда стопка, на которую вы положили, ваша, и считается каждая карта.',
      turn: 'Открывается следующая карта, и вы кладёте её на одну из четырёх стопок.',
      end: 'Когда нужно взять карту, а их больше нет, выигрывает тот, у кого больше очков.',
    },
  },
};
