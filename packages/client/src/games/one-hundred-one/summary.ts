import type { GameSummary } from '../summaries.ts';

export const summary: GameSummary = {
  drawn: {
    goal: 'AS "11"  +  10D "10"  +  KH "4"  =  "25"',
    turn: '9H  →  9C ✓  7H ✓  QS ✓  7C ✗',
    end: '"96"  +  6D  =  "102"  ✗',
  },
  words: {
    en: {
      goal: 'Get rid of your cards. The player left with cards scores their points, and points are bad.',
      turn: 'Match the top card’s rank or suit. A queen always fits, and you name a suit with it. If you can’t play, draw a card. Aces, sevens, sixes and the king of spades hit the next player. You must match your own eight.',
      end: 'Over 101 you lose. The lowest total wins. Exactly 101 becomes 0.',
    },
    de: {
      goal: 'Werd deine Karten los: Wer auf Karten sitzen bleibt, bekommt ihre Punkte, und Punkte sind schlecht.',
      turn: 'Spiel eine Karte mit derselben Farbe oder demselben Wert wie die oberste. Eine Dame passt immer, und du wünschst dir dazu eine Farbe. Kannst du nicht spielen, zieh eine Karte. Asse, Siebenen, Sechsen und der Pik-König treffen den Nächsten. Deine eigene Acht musst du selbst bedienen.',
      end: 'Wer über 101 kommt, hat verloren. Die niedrigste Summe gewinnt. Genau 101 wird zu 0.',
    },
    ru: {
      goal: 'Избавьтесь от карт: за оставшиеся карты — штрафные очки.',
      turn: 'Кладите карту той же масти или того же достоинства, что и верхняя. Дама подходит всегда, и с ней вы заказываете масть. Если ходить нечем, возьмите карту. Тузы, семёрки, шестёрки и король пик бьют по следующему игроку. Свою восьмёрку нужно покрыть самому.',
      end: 'У кого больше 101, тот проиграл. Побеждает наименьший счёт. Ровно 101 превращается в 0.',
    },
  },
};
