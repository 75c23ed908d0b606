import { foursquareLesson } from '@hundredfold/shared/games/foursquare/lesson.ts';
import type { LessonWords, Taught } from '../lessons.ts';

type Words = LessonWords<(typeof foursquareLesson.steps)[number]['key']>;

const en: Words = {
  steps: {
    turn: 'Build a square of four by four, all face up. Your nine goes beside the five: as the highest of its row it turns over the rest.',
    back: 'The five lies face down now. Put the two on the right: it is lower than the only card face up there, so the row turns again, and the five comes back.',
    between:
      'The five is up, the nine down. Your four is neither the highest nor the lowest of what lies face up: put it at the end of the row, and nothing turns.',
    cover:
      'A pile may have four cards, and only the top one counts. Cover the card that lies face down with your three: it lies between, so nothing turns.',
    equal:
      'The whole row is up. Columns go by the same rule. Put your five below the other five: equal is neither higher nor lower, and nothing turns.',
    both: 'Row and column are looked at one after the other. Put the eight beside the new five, below the three: it is higher than both, and both turn.',
  },
  done: 'Sixteen cards face up win, and what is left of the stock is your score. A fifth card face down loses: at most four may lie so.',
};

const de: Words = {
  steps: {
    turn: 'Bau ein Quadrat aus vier mal vier Karten, alle offen. Die Neun kommt neben die Fünf: Als höchste ihrer Reihe dreht sie den Rest um.',
    back: 'Die Fünf liegt jetzt verdeckt. Leg die Zwei rechts daneben: Sie ist niedriger als die einzige offene Karte dort, also dreht sich die Reihe wieder, und die Fünf kommt zurück.',
    between:
      'Die Fünf ist offen, die Neun verdeckt. Deine Vier ist unter den offenen weder die höchste noch die niedrigste: Leg sie ans Ende der Reihe, und nichts dreht sich.',
    cover:
      'Auf einem Platz liegen bis zu vier Karten, nur die oberste zählt. Deck die verdeckte mit der Drei zu: Sie liegt dazwischen, also dreht sich nichts.',
    equal:
      'Die ganze Reihe ist offen. Für Spalten gilt dasselbe. Leg die Fünf unter die andere Fünf: Gleich ist weder höher noch niedriger, nichts dreht sich.',
    both: 'Erst zählt die Reihe, dann die Spalte. Leg die Acht neben die neue Fünf, unter die Drei: Sie ist höher als beide, und beide drehen sich um.',
  },
  done: 'Sechzehn offene Karten gewinnen, und was vom Stapel übrig ist, sind deine Punkte. Die fünfte verdeckte Karte verliert: Höchstens vier dürfen es sein.',
};

const ru: Words = {
  steps: {
    turn: 'Соберите квадрат четыре на четыре, все карты лицом вверх. Девятку положите рядом с пятёркой: старшая в ряду, она переворачивает остальных.',
    back: 'Пятёрка теперь рубашкой вверх. Двойку положите справа: она младше единственной открытой карты, ряд снова перевернётся, и пятёрка вернётся.',
    between:
      'Пятёрка открыта, девятка закрыта. Четвёрка среди открытых не старшая и не младшая: положите её в конец ряда, и ничего не перевернётся.',
    cover:
      'В стопке может быть до четырёх карт, считается только верхняя. Накройте закрытую карту тройкой: она посередине, так что ничего не перевернётся.',
    equal:
      'Весь ряд открыт. Для столбцов правило то же. Положите пятёрку под другую пятёрку: равная карта не старше и не младше, ничего не перевернётся.',
    both: 'Сначала смотрят ряд, потом столбец. Положите восьмёрку рядом с новой пятёркой, под тройку: она старше обеих, и обе перевернутся.',
  },
  done: 'Шестнадцать открытых карт — победа, а остаток колоды — ваши очки. Пятая закрытая карта — проигрыш: закрытых может быть не больше четырёх.',
};

export const taught: Taught = { lesson: foursquareLesson, words: { en, de, ru } };
