import { oneHundredOneLesson } from '@hundredfold/shared/games/one-hundred-one/lesson.ts';
import type { LessonWords, TutorialTexts } from '../tutorials.ts';

type Words = LessonWords<(typeof oneHundredOneLesson.steps)[number]['key']>;

const en: Words = {
  steps: {
    draw: 'Get rid of your cards: leftovers cost points, and points are bad. Your card must match the top card in suit or rank: a heart, or a nine. You have neither, so draw a card.',
    order: 'A queen fits on anything, and you name the next suit. You hold only clubs: play the queen and name clubs.',
    strike:
      'Ada played a club. Now it gets nasty: after a seven the next player draws a card and skips a turn. With two players, that means you play again. Play the seven.',
    eight: 'Your turn again. You must match your own eight at once, and you can: play the eight.',
    cover: 'Now match your eight. After an ace the next player skips a turn, so you play once more. Play the ace.',
    out: 'Ada skips her turn, and you have one card left. It is a club: play it, and you are out.',
  },
  done: 'Out! The player left with cards scores their points: Ada has 25. Over 101 you lose. After a six the next player draws two cards, after the king of spades five.',
};

const de: Words = {
  steps: {
    draw: 'Werd deine Karten los: Was übrig bleibt, kostet Punkte, und Punkte sind schlecht. Deine Karte muss zur obersten passen, in der Farbe oder im Wert: ein Herz oder eine Neun. Du hast beides nicht, also zieh eine Karte.',
    order:
      'Eine Dame passt auf alles, und du wünschst dir die nächste Farbe. Du hast nur Kreuz: Spiel die Dame und wünsch dir Kreuz.',
    strike:
      'Ada hat Kreuz gespielt. Jetzt wird es gemein: Nach einer Sieben zieht der Nächste eine Karte und setzt aus. Zu zweit heißt das: Du bist noch mal dran. Spiel die Sieben.',
    eight: 'Wieder du. Deine eigene Acht musst du sofort bedienen, und du kannst es: Spiel die Acht.',
    cover: 'Jetzt bedien deine Acht. Nach einem Ass setzt der Nächste aus, also bist du gleich wieder dran. Spiel das Ass.',
    out: 'Ada setzt aus, und du hast noch eine Karte. Sie ist Kreuz: Spiel sie, und du bist fertig.',
  },
  done: 'Fertig! Wer auf Karten sitzen bleibt, bekommt ihre Punkte: Ada hat 25. Wer über 101 kommt, hat verloren. Nach einer Sechs zieht der Nächste zwei Karten, nach dem Pik-König fünf.',
};

const ru: Words = {
  steps: {
    draw: 'Избавьтесь от карт: за оставшиеся пишут очки, и это штраф. Карта должна подходить к верхней по масти или по достоинству: черва или девятка. У вас нет ни того ни другого, возьмите карту.',
    order: 'Дама подходит всегда, и вы заказываете масть. У вас одни трефы: сыграйте даму и закажите трефы.',
    strike:
      'Ada сыграла трефу. Теперь неприятность для неё: после семёрки следующий берёт карту и пропускает ход. Вдвоём это значит, что снова ходите вы. Сыграйте семёрку.',
    eight: 'Опять ваш ход. Свою восьмёрку нужно сразу покрыть, и вам есть чем: сыграйте восьмёрку.',
    cover: 'Теперь покройте восьмёрку. После туза следующий пропускает ход, и вы пойдёте ещё раз. Сыграйте туза.',
    out: 'Ada пропускает ход, у вас осталась одна карта. Это трефа: сыграйте её, и вы вышли.',
  },
  done: 'Вы вышли! Кто остался с картами, записывает себе их очки: у Ada 25. Больше 101 — проигрыш. После шестёрки следующий берёт две карты, после короля пик — пять.',
};

export const tutorial: TutorialTexts = { lesson: oneHundredOneLesson, words: { en, de, ru } };
