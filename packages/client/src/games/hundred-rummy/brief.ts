import type { Brief } from '../briefs.ts';

export const brief: Brief = {
  drawn: {
    goal: '10  +  20  +  30  +  40  =  "100"',
    turn: '10 20 30 30  +  [40]  →  30',
    end: '##  →  "400"  ✓',
  },
  words: {
    en: {
      goal: 'Collect four cards that total exactly 100: each time that is 100 points.',
      turn: 'Draw a card from either pile and discard one; or, with 100 in your hand, show it and draw four new cards.',
      end: 'The first with 400 points wins, unless the table plays to another number.',
    },
    de: {
      goal: 'Sammle vier Karten, die genau 100 ergeben: Das sind jedes Mal 100 Punkte.',
      turn: 'Zieh eine Karte von einem der beiden Stapel und leg eine ab; oder zeig deine 100 und zieh vier neue Karten.',
      end: 'Wer zuerst 400 Punkte hat, gewinnt, wenn am Tisch nichts anderes gilt.',
    },
    ru: {
      goal: 'Соберите четыре карты ровно на 100: каждый раз это 100 очков.',
      turn: 'Возьмите карту из любой стопки и сбросьте одну; или, если на руках 100, покажите их и возьмите четыре новые.',
      end: 'Кто первым набрал 400 очков, победил, если за столом не условились иначе.',
    },
  },
};
