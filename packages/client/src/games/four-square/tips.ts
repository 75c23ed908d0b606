import type { FourSquareView } from '@hundredfold/shared/games/four-square/view.ts';
import { spoken } from '../../i18n/index.ts';
import { does, type PlayerName, playerName } from '../../table/state/player-name.ts';
import { type GameTips, gainerOf, plateOf } from '../tips.ts';

interface FourSquareTipTexts {
  readonly turn: string;
  readonly preview: string;
  readonly score: (who: PlayerName) => string;
}

export const fourSquareTipTexts = spoken<FourSquareTipTexts>({
  en: {
    turn: 'Choose a stack for your card. Bring the four top cards to exactly 100, and that stack is yours.',
    preview: 'Here you see what the four top cards would make.',
    score: (who) => `Exactly 100! ${does(who, 'take', 'takes')} the stack – every card in it counts.`,
  },
  de: {
    turn: 'Such deiner Karte einen Stapel aus. Bring die vier obersten Karten auf genau 100, und der Stapel gehört dir.',
    preview: 'Hier siehst du, was die vier obersten Karten ergäben.',
    score: (who) => `Genau 100! ${does(who, 'nimmst', 'nimmt')} den Stapel, und jede Karte darin zählt.`,
  },
  ru: {
    turn: 'Выберите стопку для своей карты. Доведите сумму четырёх верхних карт ровно до 100, и стопка ваша.',
    preview: 'Здесь видно, сколько дадут четыре верхние карты.',
    score: (who) => `Ровно 100! ${does(who, 'берёте', 'берёт')} стопку — в ней считается каждая карта.`,
  },
});

export const tips: GameTips<FourSquareView> = {
  turn: () => ({ says: fourSquareTipTexts.value.turn, at: '.target' }),
  preview: () => ({ says: fourSquareTipTexts.value.preview, at: '.total' }),
  score(before, after, name) {
    const taker = gainerOf(before, after, ({ points }) => points);
    return taker === null ? null : { says: fourSquareTipTexts.value.score(playerName(after, taker, name)), at: plateOf(taker) };
  },
};
