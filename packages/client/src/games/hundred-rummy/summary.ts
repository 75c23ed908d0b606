import type { GameSummary } from '../summaries.ts';

export const summary: GameSummary = {
  drawn: {
    goal: '10  +  20  +  30  +  40  =  "100"',
    turn: '10 20 30 30  +  [40]  →  30',
    end: '##  →  "400"  ✓',
  },
  words: {
    en: {
      goal: 'Collect four cards that make exactly 100. Each time you score 100 points.',
      turn: 'Draw a card from either pile, then discard one. If you start your turn with exactly 100, you may show it instead: you score and draw four new cards.',
      end: 'The first to 400 points wins, unless your table plays to another number.',
    },
    de: {
      goal: 'Sammle vier Karten, die genau 100 ergeben. Jedes Mal bekommst du 100 Punkte.',
      turn: 'Zieh eine Karte von einem der beiden Stapel, dann leg eine ab. Hast du am Anfang deines Zugs genau 100, darfst du sie stattdessen zeigen: Du bekommst die Punkte und ziehst vier neue Karten.',
      end: 'Wer zuerst 400 Punkte hat, gewinnt – oder so viele, wie ihr am Tisch eingestellt habt.',
    },
    ru: {
      goal: 'Соберите четыре карты ровно на 100. Каждый раз вы получаете 100 очков.',
      turn: 'Возьмите карту из колоды или из сброса, потом сбросьте одну. Если в начале хода у вас ровно 100, можно вместо этого показать их: вы получите очки и возьмёте четыре новые карты.',
      end: 'Побеждает тот, кто первым наберёт 400 очков или столько, сколько выбрано за столом.',
    },
  },
};
