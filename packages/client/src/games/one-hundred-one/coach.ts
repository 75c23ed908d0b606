import { legal, type OneHundredOneView } from '@hundredfold/shared/games/one-hundred-one/view.ts';
import { spoken } from '../../words/index.ts';
import { type Coach, gainerOf, plateOf } from '../coach.ts';

interface CoachWords {
  readonly play: string;
  readonly draw: string;
  readonly order: string;
  readonly preview: string;
  readonly score: (name: string, points: number) => string;
}

export const oneHundredOneCoach = spoken<CoachWords>({
  en: {
    play: 'Get rid of your cards: those you are left with cost points, and points are bad. Press one that is not dimmed: it fits.',
    draw: 'Cards you are left with cost points, and points are bad. Nothing of yours fits now, so press the pack to draw.',
    order: 'Press the suit that must come next.',
    preview:
      'The small number on a card is what it costs you, should you be left with it; a card without one costs what is printed on it.',
    score: (name, points) => `The round is over, and what was left in hand is counted: ${name}, ${points}.`,
  },
  de: {
    play: 'Werde deine Karten los: Was dir bleibt, kostet Punkte, und Punkte sind schlecht. Drück auf eine helle Karte: Sie passt.',
    draw: 'Was dir an Karten bleibt, kostet Punkte, und Punkte sind schlecht. Jetzt passt nichts, also drück auf den Ziehstapel.',
    order: 'Drück auf die Farbe, die als Nächstes kommen muss.',
    preview:
      'Die kleine Zahl an der Karte sagt, was sie dich kostet, wenn du auf ihr sitzen bleibst; ohne kostet sie, was daraufsteht.',
    score: (name, points) => `Die Runde ist aus, und was auf der Hand blieb, zählt: ${name}, ${points}.`,
  },
  ru: {
    play: 'Избавляйтесь от карт: за оставшиеся пишут очки, а очки здесь во вред. Нажмите на светлую карту: она подходит.',
    draw: 'За оставшиеся карты пишут очки, а очки здесь во вред. Сейчас крыть нечем: нажмите на колоду, чтобы взять карту.',
    order: 'Нажмите на масть, которая должна лечь следующей.',
    preview: 'Маленькое число на карте — сколько она будет стоить, если вы с ней останетесь; без него — сколько на ней написано.',
    score: (name, points) => `Кон окончен, оставшиеся на руках карты сосчитаны: ${name}, ${points}.`,
  },
});

export const coach: Coach<OneHundredOneView> = {
  turn(view) {
    const { play, draw, order } = oneHundredOneCoach.value;
    if (view.table.duty === 'order') return { says: order, at: '.question' };
    return legal(view).some(({ type }) => type === 'play')
      ? { says: play, at: '.card-place' }
      : { says: draw, at: '.target[data-target="pack"]' };
  },
  preview: () => ({ says: oneHundredOneCoach.value.preview, at: '.card-worth' }),
  score(before, after, name) {
    const rounds = after.seats[0]?.points.length ?? 0;
    if (rounds === (before.seats[0]?.points.length ?? 0)) return null;
    const left = gainerOf(before, after, ({ points }) => Math.max(0, points[rounds - 1] ?? 0));
    if (left === null) return null;
    const cost = after.seats[left]?.points[rounds - 1] ?? 0;
    return { says: oneHundredOneCoach.value.score(name(left), cost), at: plateOf(left) };
  },
};
