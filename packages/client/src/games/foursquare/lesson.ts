import { foursquareLesson } from '@hundredfold/shared/games/foursquare/lesson.ts';
import type { LessonWords, TutorialTexts } from '../tutorials.ts';

type Words = LessonWords<(typeof foursquareLesson.steps)[number]['key']>;

const en: Words = {
  steps: {
    turn: 'Build a 4×4 square with every card face up. Place your nine beside the five: as the highest card in its row, it flips the rest.',
    back: 'The five is face down now. Place the two on the right: it is lower than the only face-up card there, so the row flips again and the five comes back.',
    between:
      'The five is up, the nine is down. Your four is neither the highest nor the lowest face-up card: place it at the end of the row, and nothing flips.',
    cover:
      'A pile can have four cards, and only the top one counts. Place your three on the face-down card: it is between the others, so nothing flips.',
    equal:
      'The whole row is face up. Columns follow the same rule. Place your five below the other five: equal is neither higher nor lower, so nothing flips.',
    both: 'First the row counts, then the column. Place the eight beside the new five, below the three: it is higher than both, so both flip.',
  },
  done: 'All sixteen face up and you win: the cards left in the stock are your score. Five face down and you lose.',
};

const de: Words = {
  steps: {
    turn: 'Bau ein Quadrat aus vier mal vier Karten, alle offen. Leg die Neun neben die Fünf: Als höchste Karte ihrer Zeile dreht sie den Rest um.',
    back: 'Die Fünf liegt jetzt verdeckt. Leg die Zwei rechts daneben: Sie ist niedriger als die einzige offene Karte dort, also dreht sich die Zeile wieder um, und die Fünf kommt zurück.',
    between:
      'Die Fünf ist offen, die Neun verdeckt. Deine Vier ist weder die höchste noch die niedrigste offene Karte: Leg sie ans Ende der Zeile, und nichts dreht sich um.',
    cover:
      'Auf einem Stapel liegen bis zu vier Karten, nur die oberste zählt. Leg die Drei auf die verdeckte Karte: Sie liegt zwischen den anderen, also dreht sich nichts um.',
    equal:
      'Die ganze Zeile ist offen. Für Spalten gilt dasselbe. Leg die Fünf unter die andere Fünf: Gleich ist weder höher noch niedriger, also dreht sich nichts um.',
    both: 'Erst zählt die Zeile, dann die Spalte. Leg die Acht neben die neue Fünf, unter die Drei: Sie ist höher als beide, also drehen sich beide um.',
  },
  done: 'Liegen alle sechzehn offen, gewinnst du: Die übrigen Karten im Talon sind deine Punkte. Liegen fünf verdeckt, verlierst du.',
};

const ru: Words = {
  steps: {
    turn: 'Постройте квадрат четыре на четыре, все карты открыты. Положите девятку рядом с пятёркой: старшая карта ряда переворачивает остальные.',
    back: 'Пятёрка теперь закрыта. Положите двойку справа: она младше единственной открытой карты, ряд снова перевернётся, и пятёрка вернётся.',
    between:
      'Пятёрка открыта, девятка закрыта. Четвёрка среди открытых не старшая и не младшая: положите её в конец ряда, и ничего не перевернётся.',
    cover:
      'В стопке может быть до четырёх карт, считается только верхняя. Положите тройку на закрытую карту: она посередине, и ничего не перевернётся.',
    equal:
      'Весь ряд открыт. Для столбцов правило то же. Положите пятёрку под другую пятёрку: равная карта не старше и не младше, и ничего не перевернётся.',
    both: 'Сначала считается ряд, потом столбец. Положите восьмёрку рядом с новой пятёркой, под тройку: она старше обеих, и обе перевернутся.',
  },
  done: 'Открыты все шестнадцать — вы победили, а карты, оставшиеся в колоде, — ваши очки. Закрыты пять — вы проиграли.',
};

export const tutorial: TutorialTexts = { lesson: foursquareLesson, words: { en, de, ru } };
