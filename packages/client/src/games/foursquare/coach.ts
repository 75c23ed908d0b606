import type { FoursquareView } from '@hundredfold/shared/games/foursquare/view.ts';
import { spoken } from '../../words/index.ts';
import type { Coach } from '../coach.ts';
import { tally } from './outlook.ts';

interface CoachWords {
  readonly turn: string;
  readonly preview: string;
  readonly turned: string;
}

export const foursquareCoach = spoken<CoachWords>({
  en: {
    turn: 'This is your card: press a place or a pile in the frame for it.',
    preview: 'Before you press, you see which cards would turn over, and here how many would then lie face down.',
    turned: 'Your card was the highest or the lowest of its line, so the others there turned over.',
  },
  de: {
    turn: 'Das ist deine Karte: Drück auf einen Platz oder Stapel im Rahmen.',
    preview: 'Noch bevor du drückst, siehst du, was sich umdreht, und hier, wie viele dann verdeckt liegen.',
    turned: 'Deine Karte war die höchste oder die niedrigste ihrer Linie, also haben sich die anderen dort umgedreht.',
  },
  ru: {
    turn: 'Это ваша карта: нажмите на место или стопку в рамке.',
    preview: 'Ещё до нажатия видно, что перевернётся, а здесь — сколько карт тогда будет закрыто.',
    turned: 'Ваша карта оказалась старшей или младшей в своём ряду, поэтому остальные там перевернулись.',
  },
});

export const coach: Coach<FoursquareView> = {
  turn: () => ({ says: foursquareCoach.value.turn, at: '.square-next' }),
  preview: () => ({ says: foursquareCoach.value.preview, at: '.figures > div:first-child' }),
  score: (before, after) =>
    tally(after).down > tally(before).down ? { says: foursquareCoach.value.turned, at: '.figures > div:first-child' } : null,
};
