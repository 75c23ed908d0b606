import type { FoursquareView } from '@hundredfold/shared/games/foursquare/view.ts';
import { spoken } from '../../i18n/index.ts';
import type { GameTips } from '../tips.ts';
import { tally } from './outlook.ts';

interface FoursquareTipTexts {
  readonly turn: string;
  readonly preview: string;
  readonly turned: string;
}

export const foursquareTipTexts = spoken<FoursquareTipTexts>({
  en: {
    turn: 'Get all 16 face up; five face down and you lose. The highest or lowest card in a line flips the rest. Place your card.',
    preview: 'You see which cards would flip, and here how many would then be face down.',
    turned: 'Your card was the highest or lowest face-up card in its line, so all others in that line flipped.',
  },
  de: {
    turn: 'Alle 16 sollen offen liegen; bei fünf verdeckten verlierst du. Die höchste oder niedrigste Karte einer Reihe dreht die anderen um. Leg deine Karte.',
    preview: 'Du siehst, welche Karten sich umdrehen, und hier, wie viele dann verdeckt liegen.',
    turned: 'Deine Karte war die höchste oder niedrigste offene ihrer Reihe, also haben sich dort alle anderen umgedreht.',
  },
  ru: {
    turn: 'Откройте все 16; пять закрытых — и вы проиграли. Старшая или младшая карта ряда переворачивает остальные. Положите карту.',
    preview: 'Видно, какие карты перевернутся, а здесь — сколько карт тогда будет закрыто.',
    turned: 'Ваша карта была старшей или младшей среди открытых в своём ряду, и все остальные там перевернулись.',
  },
});

export const tips: GameTips<FoursquareView> = {
  turn: () => ({ says: foursquareTipTexts.value.turn, at: '.square-next' }),
  preview: () => ({ says: foursquareTipTexts.value.preview, at: '.figures > div:first-child' }),
  score: (before, after) =>
    tally(after).down > tally(before).down ? { says: foursquareTipTexts.value.turned, at: '.figures > div:first-child' } : null,
};
