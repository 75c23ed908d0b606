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
    turn: '16 face up win, a fifth face down loses. A card that is highest or lowest in its line turns the others there over. Press any place or pile.',
    preview: 'Before you press, you see which cards would turn over, and here how many would then lie face down.',
    turned:
      'Your card was the highest or the lowest of the open ones in its line, so all the others there turned over: open ones down, closed ones up.',
  },
  de: {
    turn: '16 offene gewinnen, die fünfte verdeckte verliert. Ist eine Karte die höchste oder niedrigste ihrer Linie, drehen sich dort die anderen um. Drück auf einen Platz.',
    preview: 'Noch bevor du drückst, siehst du, was sich umdreht, und hier, wie viele dann verdeckt liegen.',
    turned:
      'Deine Karte war die höchste oder die niedrigste von den offenen ihrer Linie, also haben sich alle anderen dort umgedreht: offene zu, verdeckte auf.',
  },
  ru: {
    turn: '16 открытых — победа, пятая закрытая — проигрыш. Если карта в своём ряду старшая или младшая, остальные там перевернутся. Нажмите на место.',
    preview: 'Ещё до нажатия видно, что перевернётся, а здесь — сколько карт тогда будет закрыто.',
    turned:
      'Ваша карта оказалась старшей или младшей среди открытых в своём ряду, и все остальные там перевернулись: открытые закрылись, закрытые открылись.',
  },
});

export const coach: Coach<FoursquareView> = {
  turn: () => ({ says: foursquareCoach.value.turn, at: '.square-next' }),
  preview: () => ({ says: foursquareCoach.value.preview, at: '.figures > div:first-child' }),
  score: (before, after) =>
    tally(after).down > tally(before).down ? { says: foursquareCoach.value.turned, at: '.figures > div:first-child' } : null,
};
