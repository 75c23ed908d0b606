import { rummyLesson } from '@hundredfold/shared/games/hundred-rummy/lesson.ts';
import type { LessonWords, Taught } from '../lessons.ts';

type Words = LessonWords<(typeof rummyLesson.steps)[number]['key']>;

const en: Words = {
  steps: {
    draw: 'You want four cards that total exactly 100. You hold 90. Every turn you draw a card: press the draw pile.',
    discard: 'A 40: five cards, 130 together. One has to go, face up on the discard pile. Without a 30 you hold 100: press it.',
    score: 'Four cards, exactly 100. It is your turn again: instead of drawing, show them and score.',
    open: 'A hundred points, and four new cards: 110. Ada has laid down a 10, and that lies open to you. Take it rather than a card you cannot see.',
    discardAgain: 'Now 120. Point at a card, and the table says what is left without it. Which one leaves 100?',
    win: 'Again 100. Ada could not use your 20. The target here is 200 points: score.',
  },
  done: 'Two hundred, and you have won. A usual game goes to 400; when the draw pile is empty, the discard pile is shuffled into a new one.',
};

const de: Words = {
  steps: {
    draw: 'Du willst vier Karten, die genau 100 ergeben. Du hast 90. In jedem Zug ziehst du eine Karte: Drück auf den Nachziehstapel.',
    discard:
      'Eine 40: fünf Karten, zusammen 130. Eine muss weg, offen auf den Ablagestapel. Ohne eine 30 hast du 100: Drück sie.',
    score: 'Vier Karten, genau 100. Du bist wieder dran: Statt zu ziehen, zeig sie und lass sie werten.',
    open: 'Hundert Punkte, und vier neue Karten: 110. Ada hat eine 10 abgelegt, und die liegt offen vor dir. Nimm sie lieber als eine, die du nicht siehst.',
    discardAgain: 'Jetzt 120. Zeig auf eine Karte, dann sagt der Tisch, was ohne sie bleibt. Ohne welche bleiben 100?',
    win: 'Wieder 100. Mit deiner 20 konnte Ada nichts anfangen. Hier reichen 200 Punkte: Werte sie.',
  },
  done: 'Zweihundert, du hast gewonnen. Sonst geht das Spiel bis 400; ist der Nachziehstapel leer, wird der Ablagestapel neu gemischt.',
};

const ru: Words = {
  steps: {
    draw: 'Нужно собрать четыре карты ровно на 100. У вас 90. Каждый ход берут карту: нажмите на колоду.',
    discard:
      'Сорок: теперь пять карт, вместе 130. Одну надо сбросить в открытую стопку. Без тридцатки останется 100: нажмите на неё.',
    score: 'Четыре карты, ровно 100. Снова ваш ход: вместо того чтобы брать карту, покажите их и запишите очки.',
    open: 'Сто очков и четыре новые карты: 110. Ada сбросила десятку, она лежит открыто. Возьмите лучше её, чем неизвестную карту.',
    discardAgain: 'Теперь 120. Наведите на карту, и на столе будет видно, сколько останется без неё. Без какой останется 100?',
    win: 'Опять 100. Ваша двадцатка Ada не пригодилась. Здесь играют до 200: запишите очки.',
  },
  done: 'Двести, вы выиграли. Обычно играют до 400; когда колода кончается, сброс тасуют, и он становится колодой.',
};

export const taught: Taught = { lesson: rummyLesson, words: { en, de, ru } };
