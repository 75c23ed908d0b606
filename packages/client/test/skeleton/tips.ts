import type { SkeletonView } from '@hundredfold/shared/testing/examples/skeleton/view.ts';
import { type GameTips, gainerOf, plateOf } from '../../src/games/tips.ts';
import { spoken } from '../../src/i18n/index.ts';
import { type PlayerName, playerName } from '../../src/table/state/player-name.ts';

interface SkeletonTips {
  readonly turn: string;
  readonly preview: string;
  readonly score: (winner: PlayerName) => string;
}

export const skeletonTips = spoken<SkeletonTips>({
  en: {
    turn: 'Play any card. The highest one takes the trick.',
    preview: 'Your card would lie here.',
    score: ({ name, own }) => `Trick for ${own ? 'you' : name}: the highest card.`,
  },
  de: {
    turn: 'Spiel irgendeine Karte. Die höchste holt den Stich.',
    preview: 'Hier würde deine Karte liegen.',
    score: ({ name, own }) => `Stich für ${own ? 'dich' : name}: die höchste Karte.`,
  },
  ru: {
    turn: 'Сыграйте любую карту. Взятку берёт старшая.',
    preview: 'Сюда легла бы ваша карта.',
    score: ({ name, own }) => `Взятку ${own ? 'берёте вы' : `берёт ${name}`}: карта старшая.`,
  },
});

export const tips: GameTips<SkeletonView> = {
  turn: () => ({ says: skeletonTips.value.turn, at: '.hand-card:not([aria-disabled="true"])' }),
  preview: () => ({ says: skeletonTips.value.preview, at: '.card-place' }),
  score(before, after, name) {
    const winner = gainerOf(before, after, ({ won }) => won);
    return winner === null ? null : { says: skeletonTips.value.score(playerName(after, winner, name)), at: plateOf(winner) };
  },
};
