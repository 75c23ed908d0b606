import { fourSquareLesson } from '@hundredfold/shared/games/four-square/lesson.ts';
import type { LessonWords, Taught } from '../lessons.ts';

type Words = LessonWords<(typeof fourSquareLesson.steps)[number]['key']>;

const en: Words = {
  steps: {
    hundred:
      'Four stacks, and only their top cards count: 90 together. Your card is a 20, and it covers one of them. On the 10 it makes exactly 100. Put it there.',
    grow: 'A hundred! The whole stack is yours, and a new card begins it again. Now nothing makes 100 with your 30. Put it on the lower left stack: what lies there grows for whoever takes it.',
    choose:
      'The tops total 120, so your 10 makes 100 on either 30. You take the whole stack, every card counts: take the tall one.',
    outOfReach:
      'That was 90 points. Your 40 makes no hundred, but think of who comes next: one card changes the total by 40 at most. Put it on the 20: 160 is out of reach.',
    alone: 'The total is 130, and you hold a 10. Which top card has to go? Point at a stack and the middle shows the total.',
  },
  done: 'When a card must be drawn and the pile is empty, the game ends. The most points win.',
};

const de: Words = {
  steps: {
    hundred:
      'Vier Stapel, und nur die obersten Karten zählen: zusammen 90. Du hast eine 20 und deckst damit eine davon zu. Auf der 10 macht sie genau 100. Leg sie dorthin.',
    grow: 'Hundert! Der ganze Stapel gehört dir, und eine neue Karte fängt ihn wieder an. Mit deiner 30 kommst du jetzt nirgends auf 100. Leg sie links unten hin: Was dort liegt, wächst für den, der es holt.',
    choose:
      'Die obersten Karten ergeben 120, also macht deine 10 auf jeder 30 hundert. Du bekommst den ganzen Stapel, jede Karte zählt: Nimm den hohen.',
    outOfReach:
      'Das waren 90 Punkte. Deine 40 macht nirgends hundert, aber denk an den Nächsten: Eine Karte ändert die Summe um höchstens 40. Leg sie auf die 20: Von 160 kommt niemand auf 100.',
    alone:
      'Die Summe ist 130, und du hast eine 10. Welche Karte muss weg? Zeig auf einen Stapel, dann steht die Summe in der Mitte.',
  },
  done: 'Ist eine Karte zu ziehen und keine mehr da, endet das Spiel. Die meisten Punkte gewinnen.',
};

const ru: Words = {
  steps: {
    hundred:
      'Четыре стопки, считаются только верхние карты: вместе 90. У вас 20, ею нужно накрыть одну из них. На десятке получится ровно 100. Положите туда.',
    grow: 'Сто! Вся стопка ваша, а на её месте новая карта. С тридцаткой сейчас сотни не собрать. Положите её налево вниз: стопка растёт для того, кто её возьмёт.',
    choose:
      'Верхние карты дают 120, и ваша десятка сделает сто на любой из тридцаток. Стопку берут целиком, считается каждая карта: берите высокую.',
    outOfReach:
      'Это 90 очков. Сорок нигде не даст сотни, но подумайте о следующем игроке: одна карта меняет сумму не больше чем на 40. Положите на двадцатку: от 160 до ста никто не дотянется.',
    alone: 'Сумма 130, у вас десятка. Какую карту накрыть? Наведите на стопку, и в центре появится сумма.',
  },
  done: 'Когда нужно взять карту, а колода пуста, игра заканчивается. У кого больше очков, тот и выиграл.',
};

export const taught: Taught = { lesson: fourSquareLesson, words: { en, de, ru } };
