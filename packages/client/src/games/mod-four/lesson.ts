import { modFourLesson } from '@hundredfold/shared/games/mod-four/lesson.ts';
import type { LessonWords, Taught } from '../lessons.ts';

type Words = LessonWords<(typeof modFourLesson.steps)[number]['key']>;

const en: Words = {
  steps: {
    take: 'The dial adds up the cards: 5 + 0 + 3 = 8, as a king counts 0. Divide by four: what is left over points at who takes the trick, and your place on the dial is 3. Play the 7, for 15 leaves 3.',
    lead: 'The trick is yours, and so is the lead. Now the 0 on the dial is yours, and the others count on from you. Lead a court card: it counts 0.',
    third:
      'Ten, 2 left over: Blaise took that one and leads, so 0 is his now. You can see the sum before you play: point at your cards. Make the dial turn to you, with an ace or the 5.',
    giveAway:
      'Ada played last and took it: the last card has the last word. Now it is yours. You cannot take this trick, and with it Ada or Blaise would win: give it to Carl, with the 2 or the 6.',
    win: 'One point each, and two win. Carl leads a 4: no remainder, so it points at him, and 1 is you. Turn it to you once more, and hope.',
  },
  done: 'The others had only court cards: the trick stays yours, and the game is won. A whole game goes to ten points.',
};

const de: Words = {
  steps: {
    take: 'Die Scheibe zählt die Karten zusammen: 5 + 0 + 3 = 8, denn ein König zählt 0. Teil durch vier: Der Rest zeigt auf den, der den Stich bekommt, und dein Platz auf der Scheibe ist die 3. Spiel die 7, denn bei 15 bleibt 3.',
    lead: 'Der Stich gehört dir, und du spielst aus. Jetzt liegt die 0 der Scheibe bei dir, und von dir aus wird weitergezählt. Spiel ein Bild aus: Es zählt 0.',
    third:
      'Zehn, Rest 2: Der Stich ging an Blaise. Er spielt aus, also liegt die 0 jetzt bei ihm. Du siehst die Summe, bevor du spielst: Zeig auf deine Karten. Lenk den Zeiger auf dich, mit einem Ass oder der 5.',
    giveAway:
      'Ada spielte zuletzt und holte ihn sich: Die letzte Karte hat das letzte Wort. Jetzt hast du es. Den Stich kannst du nicht holen, und Ada oder Blaise würden damit gewinnen: Gib ihn Carl, mit der 2 oder der 6.',
    win: 'Jeder hat einen Punkt, zwei gewinnen. Carl spielt eine 4 aus: kein Rest, also zeigt sie auf ihn, und 1 bist du. Dreh den Zeiger noch einmal zu dir und hoffe.',
  },
  done: 'Die anderen hatten nur Bilder: Der Stich bleibt deiner, und das Spiel ist gewonnen. Ein ganzes Spiel geht bis zehn Punkte.',
};

const ru: Words = {
  steps: {
    take: 'Круг в центре складывает карты: 5 + 0 + 3 = 8, ведь король стоит 0. Разделите на четыре: остаток показывает, чья взятка, и ваше место на круге — 3. Сыграйте семёрку: 15 даёт остаток 3.',
    lead: 'Взятка ваша, и заходите теперь вы. Ноль на круге перешёл к вам, дальше считают по кругу. Зайдите с картинки: она стоит 0.',
    third:
      'Десять, остаток 2: взятку взял Blaise и заходит, так что ноль теперь у него. Сумму видно заранее: наведите на карту. Поверните стрелку к себе тузом или пятёркой.',
    giveAway:
      'Ada ходила последней и взяла: последнее слово за последней картой. Теперь оно за вами. Взять взятку нечем, а Ada или Blaise с ней победят: отдайте её Carl двойкой или шестёркой.',
    win: 'У всех по очку, а побеждают два. Carl зашёл с четвёрки: остатка нет, стрелка на нём, а 1 — это вы. Поверните её к себе ещё раз и надейтесь.',
  },
  done: 'У остальных были только картинки: взятка ваша, и партия выиграна. Обычно играют до десяти очков.',
};

export const taught: Taught = { lesson: modFourLesson, words: { en, de, ru } };
