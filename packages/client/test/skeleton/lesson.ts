import { skeletonLesson } from '@hundredfold/shared/testing/examples/skeleton/lesson.ts';
import type { LessonWords, TutorialTexts } from '../../src/games/tutorials.ts';

type Words = LessonWords<(typeof skeletonLesson.steps)[number]['key']>;

const en: Words = {
  steps: {
    take: 'A seven lies there. The highest card takes the trick: play your eight or nine.',
    lead: 'Your trick, so you lead. Play your other high card.',
    save: 'Again yours. Now give one away: lead your two, and save the rest.',
    equal: 'A five lies there. Of equal cards the first one takes the trick: play your five.',
    last: 'One card is left. Your six takes the last trick.',
  },
  done: 'Three tricks of five: you win.',
};

const de: Words = {
  steps: {
    take: 'Da liegt eine Sieben. Die höchste Karte holt den Stich: Spiel deine Acht oder Neun.',
    lead: 'Dein Stich, also spielst du aus. Spiel deine andere hohe Karte.',
    save: 'Wieder deiner. Gib jetzt einen ab: Spiel die Zwei aus und heb dir den Rest auf.',
    equal: 'Da liegt eine Fünf. Von gleichen Karten holt die erste den Stich: Spiel deine Fünf.',
    last: 'Eine Karte ist übrig. Deine Sechs holt den letzten Stich.',
  },
  done: 'Drei von fünf Stichen: Du gewinnst.',
};

const ru: Words = {
  steps: {
    take: 'Лежит семёрка. Взятку берёт старшая карта: сыграйте восьмёрку или девятку.',
    lead: 'Взятка ваша, и заходите вы. Сыграйте вторую старшую карту.',
    save: 'И эта ваша. Теперь отдайте одну: зайдите с двойки и поберегите остальное.',
    equal: 'Лежит пятёрка. Из равных карт берёт первая: сыграйте свою пятёрку.',
    last: 'Осталась одна карта. Ваша шестёрка берёт последнюю взятку.',
  },
  done: 'Три взятки из пяти: вы победили.',
};

export const tutorial: TutorialTexts = { lesson: skeletonLesson, words: { en, de, ru } };
