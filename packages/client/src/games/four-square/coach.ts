import type { FourSquareView } from '@hundredfold/shared/games/four-square/view.ts';
import { spoken } from '../../words/index.ts';
import { type Coach, gainerOf, plateOf } from '../coach.ts';

interface CoachWords {
  readonly turn: string;
  readonly preview: string;
  readonly score: (name: string) => string;
}

export const fourSquareCoach = spoken<CoachWords>({
  en: {
    turn: 'Make the four top cards total exactly 100, and the stack you pressed is yours. The card that is turned up goes there.',
    preview: 'Before you press, you see here what the four top cards would come to.',
    score: (name) => `The top cards came to exactly 100: the stack, worth what its cards add up to, went to: ${name}.`,
  },
  de: {
    turn: 'Bring die vier obersten Karten auf genau 100, dann gehört dir der Stapel, auf den du drückst. Dorthin kommt die aufgedeckte Karte.',
    preview: 'Noch bevor du drückst, siehst du hier, was die vier obersten Karten ergäben.',
    score: (name) =>
      `Die obersten Karten ergaben genau 100: Der Stapel zählt, was seine Karten zusammen ergeben, und geht an: ${name}.`,
  },
  ru: {
    turn: 'Пусть четыре верхние карты дадут ровно 100 — и стопка, на которую вы нажали, ваша. Открытая карта ляжет туда.',
    preview: 'Ещё до нажатия здесь видно, сколько дадут четыре верхние карты.',
    score: (name) => `Верхние карты дали ровно 100: стопка стоит столько, сколько её карты вместе, и её забирает: ${name}.`,
  },
});

export const coach: Coach<FourSquareView> = {
  turn: () => ({ says: fourSquareCoach.value.turn, at: '.target' }),
  preview: () => ({ says: fourSquareCoach.value.preview, at: '.total' }),
  score(before, after, name) {
    const taker = gainerOf(before, after, ({ points }) => points);
    return taker === null ? null : { says: fourSquareCoach.value.score(name(taker)), at: plateOf(taker) };
  },
};
