import { oneHundredOneLesson } from '@hundredfold/shared/games/one-hundred-one/lesson.ts';
import type { LessonWords, Taught } from '../lessons.ts';

type Words = LessonWords<(typeof oneHundredOneLesson.steps)[number]['key']>;

const en: Words = {
  steps: {
    draw: 'Get rid of your cards: what you are left with costs points, and points are bad. What you lay down must match the top card in suit or rank: a heart, or a nine. You have neither, so draw a card from the pack.',
    order:
      'A queen fits everything, and you say which suit comes next. You hold nothing but clubs: play the queen and order clubs.',
    strike:
      'Ada followed with a club. Now it gets nasty: after a seven the next player takes a card and misses a turn. With two players that means you go on. Play the seven.',
    eight: 'Your turn again. An eight has to be covered by yourself, at once. You have what it takes: play the eight.',
    cover: 'Now cover your eight. An ace makes the next player miss a turn, so it will be your turn once more: play the ace.',
    out: 'Ada misses her turn, and one card is left. It is a club: play it, and you are out.',
  },
  done: 'Out! Whoever is left with cards writes down their points: Ada has 25. Whoever passes 101 has lost. A six makes the next player take two, the king of spades five.',
};

const de: Words = {
  steps: {
    draw: 'Werde deine Karten los: Was dir bleibt, kostet Punkte, und Punkte sind schlecht. Was du legst, muss zur obersten Karte passen, in der Farbe oder im Rang: ein Herz oder eine Neun. Du hast beides nicht, also zieh eine Karte.',
    order: 'Eine Dame passt immer, und du bestimmst, welche Farbe folgt. Du hast nur Kreuz: Leg die Dame und wünsch dir Kreuz.',
    strike:
      'Ada hat Kreuz gelegt. Jetzt wird es gemein: Nach einer Sieben nimmt der Nächste eine Karte und setzt aus. Zu zweit heißt das, du bist noch einmal dran. Leg die Sieben.',
    eight: 'Wieder du. Eine Acht musst du selbst zudecken, und zwar sofort. Du kannst es: Leg die Acht.',
    cover: 'Jetzt deck die Acht zu. Ein Ass lässt den Nächsten aussetzen, also bist du danach wieder dran: Leg das Ass.',
    out: 'Ada setzt aus, und du hast noch eine Karte. Sie ist Kreuz: Leg sie, und du bist fertig.',
  },
  done: 'Fertig! Wer auf Karten sitzen bleibt, schreibt sich ihre Punkte auf: Ada hat 25. Wer über 101 kommt, hat verloren. Nach einer Sechs nimmt der Nächste zwei Karten, nach dem Pik-König fünf.',
};

const ru: Words = {
  steps: {
    draw: 'Нужно избавиться от карт: за оставшиеся пишут очки, а очки здесь во вред. Класть можно в масть или в ранг верхней карты: черву или девятку. У вас нет ни того ни другого, возьмите карту из колоды.',
    order: 'Дама подходит всегда, и вы заказываете масть. У вас одни трефы: положите даму и закажите трефы.',
    strike:
      'Ada положила трефу. Теперь неприятность для неё: после семёрки следующий берёт карту и пропускает ход. Вдвоём это значит, что ходите снова вы. Положите семёрку.',
    eight: 'Опять ваш ход. Восьмёрку вы должны накрыть сами, и сразу. Вам есть чем: положите восьмёрку.',
    cover: 'Теперь накройте восьмёрку. После туза следующий пропускает ход, так что вы пойдёте ещё раз: положите туза.',
    out: 'Ada пропускает ход, у вас осталась одна карта. Это трефа: положите её, и вы вышли.',
  },
  done: 'Вы вышли! Кто остался с картами, записывает себе их очки: у Ada 25. Кто перебрал 101, проиграл. После шестёрки следующий берёт две карты, после короля пик — пять.',
};

export const taught: Taught = { lesson: oneHundredOneLesson, words: { en, de, ru } };
