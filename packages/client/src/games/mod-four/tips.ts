import { SEATS } from '@hundredfold/shared/games/mod-four/score.ts';
import type { ModFourView } from '@hundredfold/shared/games/mod-four/view.ts';
import { spoken } from '../../i18n/index.ts';
import { type PlayerName, playerName } from '../../table/state/player-name.ts';
import { type GameTips, gainerOf, plateOf } from '../tips.ts';

interface ModFourTipTexts {
  readonly cut: string;
  readonly turn: string;
  readonly preview: string;
  readonly score: (winner: PlayerName, remainder: number) => string;
}

export const modFourTipTexts = spoken<ModFourTipTexts>({
  en: {
    cut: 'Slide anywhere and press “Cut”. Any place is fine.',
    turn: 'The dial shows who wins the trick – one point. Play any card.',
    preview: 'The dial previews this card: the sum, the remainder by four and who would win.',
    score: ({ name, own }, remainder) =>
      remainder === 0
        ? `Point for ${own ? 'you' : name}: no remainder, so the leader wins.`
        : `Point for ${own ? 'you' : name}: remainder ${remainder}, counted clockwise from the leader.`,
  },
  de: {
    cut: 'Schieb, wohin du willst, und drück „Abheben“. Jede Stelle ist gut.',
    turn: 'Die Scheibe zeigt, wer den Stich bekommt – einen Punkt. Spiel irgendeine Karte.',
    preview: 'Die Scheibe rechnet schon mit dieser Karte: Summe, Rest durch vier und wer den Stich bekäme.',
    score: ({ name, own }, remainder) =>
      remainder === 0
        ? `Punkt für ${own ? 'dich' : name}: kein Rest, also geht der Stich an den, der ausgespielt hat.`
        : `Punkt für ${own ? 'dich' : name}: Rest ${remainder}, im Uhrzeigersinn gezählt von dem, der ausgespielt hat.`,
  },
  ru: {
    cut: 'Сдвиньте куда угодно и нажмите «Снять». Подойдёт любое место.',
    turn: 'Круг показывает, чья будет взятка, а это очко. Сыграйте любую карту.',
    preview: 'Круг заранее считает с этой картой: сумму, остаток от деления на четыре и чья будет взятка.',
    score: ({ name, own }, remainder) =>
      remainder === 0
        ? `Очко ${own ? 'получаете вы' : `получает ${name}`}: остатка нет, взятка у того, кто зашёл.`
        : `Очко ${own ? 'получаете вы' : `получает ${name}`}: остаток ${remainder}, считая по часовой стрелке от того, кто зашёл.`,
  },
});

export const tips: GameTips<ModFourView> = {
  turn: ({ table }) =>
    table.deck > 0
      ? { says: modFourTipTexts.value.cut, at: '.cut-bar' }
      : { says: modFourTipTexts.value.turn, at: '.hand-card:not([aria-disabled="true"])' },
  preview: () => ({ says: modFourTipTexts.value.preview, at: '.dial' }),
  score(before, after, name) {
    const winner = gainerOf(before, after, ({ points }) => points);
    const { leader } = before.table;
    if (winner === null || leader === null) return null;
    const remainder = (winner - leader + SEATS) % SEATS;
    return { says: modFourTipTexts.value.score(playerName(after, winner, name), remainder), at: plateOf(winner) };
  },
};
