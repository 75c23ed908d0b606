import { modFourLesson } from '@hundredfold/shared/games/mod-four/lesson.ts';
import type { LessonWords, TutorialTexts } from '../tutorials.ts';

type Words = LessonWords<(typeof modFourLesson.steps)[number]['key']>;

const en: Words = {
  steps: {
    take: 'The dial adds up the cards: 5 + 0 + 3 = 8, because a king counts 0. Divide by four: the remainder shows who wins the trick. Your number is 3. Play the 7: 15 leaves remainder 3.',
    lead: 'Your trick, so you lead. Now the 0 on the dial is yours, and the others count on from you. Lead a court card: it counts 0.',
    third:
      'Ten, remainder 2: Blaise won that trick. He leads, so the 0 is his now. Point at your cards to preview the sum. Win the trick with an ace or the 5.',
    giveAway:
      'Ada played last and won: the last card decides. Now that is you. You can’t win this trick, and Ada or Blaise would win the game with it. Give it to Carl: play the 2 or the 6.',
    win: 'Everyone has one point, and two win. Carl leads a 4: remainder 0 is his, and 1 is yours. Make it point at you once more.',
  },
  done: 'The others had only court cards left: the trick is yours, and you win. A full game goes to ten points.',
};

const de: Words = {
  steps: {
    take: 'Die Scheibe zählt die Karten zusammen: 5 + 0 + 3 = 8, denn ein König zählt 0. Teil durch vier: Der Rest zeigt, wer den Stich bekommt. Deine Zahl ist die 3. Spiel die 7: Bei 15 bleibt Rest 3.',
    lead: 'Dein Stich, also spielst du aus. Jetzt gehört die 0 auf der Scheibe dir, und von dir aus wird weitergezählt. Spiel ein Bild aus: Es zählt 0.',
    third:
      'Zehn, Rest 2: Der Stich ging an Blaise. Er spielt aus, also gehört die 0 jetzt ihm. Zeig auf deine Karten, dann siehst du die Summe vorher. Hol den Stich mit einem Ass oder der 5.',
    giveAway:
      'Ada hat zuletzt gespielt und gewonnen: Die letzte Karte entscheidet. Jetzt spielst du zuletzt. Holen kannst du den Stich nicht, und Ada oder Blaise würden damit das Spiel gewinnen. Gib ihn Carl: Spiel die 2 oder die 6.',
    win: 'Jeder hat einen Punkt, zwei gewinnen. Carl spielt eine 4 aus: Rest 0 gehört ihm, Rest 1 dir. Dreh den Zeiger noch einmal zu dir.',
  },
  done: 'Die anderen hatten nur noch Bilder: Der Stich gehört dir, und du gewinnst. Ein ganzes Spiel geht bis zehn Punkte.',
};

const ru: Words = {
  steps: {
    take: 'Круг в центре складывает карты: 5 + 0 + 3 = 8, ведь король стоит 0. Разделите на четыре: остаток показывает, чья взятка. Ваше число — 3. Сыграйте семёрку: у 15 остаток 3.',
    lead: 'Взятка ваша, и заходите теперь вы. Ноль на круге перешёл к вам, от вас и считают дальше. Зайдите с картинки: она стоит 0.',
    third:
      'Десять, остаток 2: взятку взял Blaise. Он заходит, и ноль теперь у него. Наведите на карту, и круг заранее покажет сумму. Возьмите взятку тузом или пятёркой.',
    giveAway:
      'Ada ходила последней и взяла: решает последняя карта. Теперь последний ход за вами. Эту взятку вам не взять, а Ada или Blaise с ней выиграют партию. Отдайте её Carl: сыграйте двойку или шестёрку.',
    win: 'У всех по очку, для победы нужно два. Carl зашёл с четвёрки: остаток 0 — его, 1 — ваш. Поверните стрелку к себе ещё раз.',
  },
  done: 'У остальных были только картинки: взятка ваша, и вы победили. Обычно играют до десяти очков.',
};

export const tutorial: TutorialTexts = { lesson: modFourLesson, words: { en, de, ru } };
