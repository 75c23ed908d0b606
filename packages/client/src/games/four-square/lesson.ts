import { fourSquareLesson } from '@hundredfold/shared/games/four-square/lesson.ts';
import type { LessonWords, TutorialTexts } from '../tutorials.ts';

type Words = LessonWords<(typeof fourSquareLesson.steps)[number]['key']>;

const en: Words = {
  steps: {
    hundred:
      'Four stacks, and only their top cards count: 90 together. You have a 20, and it goes on top of one of them. On the 10 it makes exactly 100. Place it there.',
    grow: 'A hundred! The whole stack is yours, and a new card starts it again. Now your 30 makes 100 nowhere. Place it on the lower left stack: tall stacks are worth more.',
    choose:
      'The top cards make 120, so your 10 makes 100 on either 30. You take the whole stack and every card counts: take the tall one.',
    outOfReach:
      'That was 90 points. Your 40 makes 100 nowhere, but think of the next player: one card changes the total by 40 at most. Place it on the 20: from 160 no one gets to 100.',
    alone: 'The total is 130, and you have a 10. Where does it go? Point at a stack to see the total in the middle.',
  },
  done: 'When the draw pile runs out, the game ends. The most points win.',
};

const de: Words = {
  steps: {
    hundred:
      'Vier Stapel, und nur die obersten Karten zählen: zusammen 90. Du hast eine 20, und sie kommt oben auf einen Stapel. Auf der 10 macht sie genau 100. Leg sie dorthin.',
    grow: 'Hundert! Der ganze Stapel gehört dir, und eine neue Karte fängt ihn wieder an. Mit deiner 30 kommst du jetzt nirgends auf 100. Leg sie links unten hin: Hohe Stapel bringen mehr.',
    choose:
      'Die obersten Karten ergeben 120, also macht deine 10 auf jeder 30 genau 100. Du nimmst den ganzen Stapel, und jede Karte zählt: Nimm den hohen.',
    outOfReach:
      'Das waren 90 Punkte. Mit deiner 40 kommst du nirgends auf 100, aber denk an den Nächsten: Eine Karte ändert die Summe um höchstens 40. Leg sie auf die 20: Von 160 kommt niemand auf 100.',
    alone: 'Die Summe ist 130, und du hast eine 10. Wohin damit? Zeig auf einen Stapel, dann steht die Summe in der Mitte.',
  },
  done: 'Ist der Ziehstapel zu Ende, ist das Spiel aus. Es gewinnt, wer die meisten Punkte hat.',
};

const ru: Words = {
  steps: {
    hundred:
      'Четыре стопки, и считаются только верхние карты: вместе 90. У вас 20, её нужно положить на одну из них. На десятке выйдет ровно 100. Положите туда.',
    grow: 'Сто! Вся стопка ваша, а на её месте новая карта. С тридцаткой сейчас сотни не собрать. Положите её слева внизу: высокая стопка стоит больше.',
    choose:
      'Верхние карты дают 120, и ваша десятка сделает 100 на любой из тридцаток. Стопку берут целиком, считается каждая карта: берите высокую.',
    outOfReach:
      'Это 90 очков. Сорок нигде не даст сотни, но подумайте о следующем игроке: одна карта меняет сумму не больше чем на 40. Положите на двадцатку: от 160 до 100 никто не дотянется.',
    alone: 'Сумма 130, у вас десятка. Куда её положить? Наведите на стопку, и в центре появится сумма.',
  },
  done: 'Когда колода кончается, игра окончена. Побеждает тот, у кого больше очков.',
};

export const tutorial: TutorialTexts = { lesson: fourSquareLesson, words: { en, de, ru } };
