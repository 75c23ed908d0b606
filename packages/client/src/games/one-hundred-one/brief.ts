import type { Brief } from '../briefs.ts';

export const brief: Brief = {
  drawn: {
    goal: 'AS "11"  +  10D "10"  +  KH "4"  =  "25"',
    turn: '9H  →  9C ✓  7H ✓  QS ✓  7C ✗',
    end: '"96"  +  6D  =  "102"  ✗',
  },
  words: {
    en: {
      goal: 'Get rid of your cards: whoever is left with some writes down their points, and points are bad.',
      turn: 'Cover the top card in rank or suit; a queen always fits, and orders a suit. If you cannot, draw a card. Aces, sevens, sixes and the king of spades hit the next player, and an eight you cover yourself.',
      end: 'Whoever passes 101 has lost, and the lowest total wins; exactly 101 becomes 0.',
    },
    de: {
      goal: 'Werde deine Karten los: Wer sitzen bleibt, schreibt sich ihre Punkte auf, und Punkte sind schlecht.',
      turn: 'Deck die oberste Karte zu, im Rang oder in der Farbe; eine Dame passt immer und wünscht sich eine Farbe. Kannst du nicht, zieh eine Karte. Asse, Siebenen, Sechsen und der Pik-König treffen den Nächsten, und eine Acht deckst du selbst zu.',
      end: 'Wer über 101 kommt, hat verloren, und die niedrigste Summe gewinnt; genau 101 wird zu 0.',
    },
    ru: {
      goal: 'Избавьтесь от карт: кто остался с ними, записывает себе их очки, а очки здесь во вред.',
      turn: 'Накройте верхнюю карту по рангу или по масти; дама подходит всегда и заказывает масть. Если нечем, возьмите карту. Тузы, семёрки, шестёрки и король пик бьют по следующему, а восьмёрку накрываете вы сами.',
      end: 'Кто перебрал 101, проиграл, а побеждает наименьший счёт; ровно 101 превращается в 0.',
    },
  },
};
