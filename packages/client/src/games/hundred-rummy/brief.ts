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
      turn: 'Draw a card from either pile and discard one. Whoever begins a turn with exactly 100 in hand may show it instead, and draws four new cards.',
      end: 'The first with 400 points wins, unless the table plays to another number.',
    },
    de: {
      goal: 'Sammle vier Karten, die genau 100 ergeben: Das sind jedes Mal 100 Punkte.',
      turn: 'Zieh eine Karte von einem der beiden Stapel und leg eine ab. Wer zu Beginn seines Zuges genau 100 hat, darf sie stattdessen zeigen und zieht vier neue Karten.',
      end: 'Wer zuerst 400 Punkte hat, gewinnt, wenn am Tisch nichts anderes gilt.',
    },
    ru: {
      goal: 'Соберите четыре карты ровно на 100: каждый раз это 100 очков.',
      turn: 'Возьмите карту из любой стопки и сбросьте одну. У кого в начале хода ровно 100, тот может вместо этого показать их и взять четыре новые.',
      end: 'Кто первым набрал 400 очков, победил, если за столом не условились иначе.',
    },
  },
};
