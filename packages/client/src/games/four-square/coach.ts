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
    turn: 'Press one of the four stacks: the card that is turned up goes there.',
    preview: 'Before you press, you see here what the four top cards would come to.',
    score: (name) => `The top cards came to exactly 100, so the stack went to: ${name}.`,
  },
  de: {
    turn: 'Drück auf einen der vier Stapel: Dorthin kommt die aufgedeckte Karte.',
    preview: 'Noch bevor du drückst, siehst du hier, was die vier obersten Karten ergäben.',
    score: (name) => `Die obersten Karten ergaben genau 100, also geht der Stapel an: ${name}.`,
  },
  ru: {
    turn: 'Нажмите на одну из четырёх стопок: открытая карта ляжет туда.',
    preview: 'Ещё до нажатия здесь видно, сколько дадут четыре верхние карты.',
    score: (name) => `Верхние карты дали ровно 100, и стопку забирает: ${name}.`,
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
