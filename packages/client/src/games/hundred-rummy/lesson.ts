import { rummyLesson } from '@hundredfold/shared/games/hundred-rummy/lesson.ts';
import type { LessonWords, TutorialTexts } from '../tutorials.ts';

type Words = LessonWords<(typeof rummyLesson.steps)[number]['key']>;

const en: Words = {
  steps: {
    draw: 'Collect four cards that make exactly 100. You have 90. Every turn you draw a card: draw from the draw pile.',
    discard: 'A 40: now five cards make 130. Discard one, face up. Without a 30 you have 100: discard it.',
    score: 'Four cards, exactly 100, and it’s your turn again. Don’t draw: show them and score.',
    open: 'A hundred points, and four new cards: 110. Ada discarded a 10, and you can see it. Take it rather than an unknown card.',
    discardAgain: 'Now 120. Point at a card to see what is left without it. Which one leaves 100?',
    win: '100 again. Ada had no use for your 20. Here 200 points win: score.',
  },
  done: 'Two hundred: you win. A normal game goes to 400. When the draw pile is empty, the discard pile becomes the new one.',
};

const de: Words = {
  steps: {
    draw: 'Sammle vier Karten, die genau 100 ergeben. Du hast 90. In jedem Zug ziehst du eine Karte: Zieh vom Ziehstapel.',
    discard: 'Eine 40: fünf Karten, zusammen 130. Leg eine offen ab. Ohne eine 30 hast du 100: Leg sie ab.',
    score: 'Vier Karten, genau 100, und du bist wieder dran. Zieh nicht, sondern zeig sie und werte sie.',
    open: 'Hundert Punkte und vier neue Karten: 110. Ada hat eine 10 abgelegt, und die liegt offen da. Nimm sie lieber als eine unbekannte Karte.',
    discardAgain: 'Jetzt 120. Zeig auf eine Karte, dann siehst du, was ohne sie bleibt. Ohne welche bleiben 100?',
    win: 'Wieder 100. Mit deiner 20 konnte Ada nichts anfangen. Hier reichen 200 Punkte: Werte sie.',
  },
  done: 'Zweihundert: Du gewinnst. Sonst geht das Spiel bis 400. Ist der Ziehstapel leer, wird der Ablagestapel der neue.',
};

const ru: Words = {
  steps: {
    draw: 'Соберите четыре карты ровно на 100. У вас 90. Каждый ход берут карту: возьмите карту из колоды.',
    discard: 'Сорок: теперь пять карт, вместе 130. Одну нужно сбросить. Без тридцатки останется 100: сбросьте её.',
    score: 'Четыре карты, ровно 100, и снова ваш ход. Не берите карту: покажите эти и запишите очки.',
    open: 'Сто очков и четыре новые карты: 110. Ada сбросила десятку, она лежит открыто. Возьмите лучше её, чем неизвестную карту.',
    discardAgain: 'Теперь 120. Наведите на карту, и будет видно, сколько останется без неё. Без какой останется 100?',
    win: 'Опять 100. Ваша двадцатка Ada не пригодилась. Здесь играют до 200: запишите очки.',
  },
  done: 'Двести: вы победили. Обычно играют до 400. Когда колода кончается, сброс становится новой колодой.',
};

export const tutorial: TutorialTexts = { lesson: rummyLesson, words: { en, de, ru } };
