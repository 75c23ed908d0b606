import type { Brief } from '../briefs.ts';

export const brief: Brief = {
  drawn: {
    goal: '## ## ## ##  =  "1"',
    turn: '7S "0"  +  KH "1"  +  [2D] "2"  +  9C "3"  =  "18"',
    end: '##  →  "10"  ✓',
  },
  words: {
    en: {
      goal: 'Take tricks: each of them is a point.',
      turn: 'Everybody plays any one card. The four are added up, ace 1 and court cards 0, and divided by four: what is left over is counted from the leader, and says who takes the trick. Here 2 is left over.',
      end: 'The first with ten points wins, unless the table plays to another number.',
    },
    de: {
      goal: 'Hol Stiche: Jeder zählt einen Punkt.',
      turn: 'Jeder spielt eine beliebige Karte. Die vier werden addiert, Ass 1 und Bilder 0, und durch vier geteilt: Vom Ausspielenden an wird abgezählt, und der Rest sagt, wer den Stich bekommt. Hier bleibt 2.',
      end: 'Wer zuerst zehn Punkte hat, gewinnt, wenn am Tisch nichts anderes gilt.',
    },
    ru: {
      goal: 'Берите взятки: каждая — одно очко.',
      turn: 'Каждый кладёт любую карту. Четыре карты складывают, туз 1, картинки 0, и делят на четыре: остаток отсчитывают от зашедшего, он и показывает, чья взятка. Здесь остаток 2.',
      end: 'Кто первым набрал десять очков, победил, если за столом не условились иначе.',
    },
  },
};
