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
    play: 'Press a card that is not dimmed: it fits, and goes on the pile.',
    draw: 'Nothing of yours fits, so press the pack to draw.',
    order: 'Press the suit that must come next.',
    preview: 'The small number on a card is what it costs you, should you be left with it.',
    score: (name, points) => `The round is over, and what was left in hand is counted: ${name}, ${points}.`,
  },
  de: {
    play: 'Drück auf eine helle Karte: Sie passt und kommt auf den Stapel.',
    draw: 'Von dir passt nichts, also drück auf den Ziehstapel.',
    order: 'Drück auf die Farbe, die als Nächstes kommen muss.',
    preview: 'Die kleine Zahl an der Karte sagt, was sie dich kostet, wenn du auf ihr sitzen bleibst.',
    score: (name, points) => `Die Runde ist aus, und was auf der Hand blieb, zählt: ${name}, ${points}.`,
  },
  ru: {
    play: 'Нажмите на светлую карту: она подходит и ляжет в стопку.',
    draw: 'Крыть вам нечем: нажмите на колоду, чтобы взять карту.',
    order: 'Нажмите на масть, которая должна лечь следующей.',
    preview: 'Маленькое число на карте — сколько она будет стоить, если вы с ней останетесь.',
    score: (name, points) => `Кон окончен, оставшиеся на руках карты сосчитаны: ${name}, ${points}.`,
  },
});

export const coach: Coach<OneHundredOneView> = {
  turn(view) {
    const { play, draw, order } = oneHundredOneCoach.value;
    if (view.table.duty === 'order') return { says: order, at: '.question' };
    return legal(view).some(({ type }) => type === 'play')
      ? { says: play, at: '.hand-card:not([aria-disabled="true"])' }
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
