import type { Game } from '@hundredfold/shared/core/game.ts';
import { ownHand } from '@hundredfold/shared/core/view.ts';
import type { actions, SkeletonOptions } from '@hundredfold/shared/testing/examples/skeleton/declaration.ts';
import { skeleton } from '@hundredfold/shared/testing/examples/skeleton/index.ts';
import type { viewSchema } from '@hundredfold/shared/testing/examples/skeleton/view.ts';
import { shownPositions } from '@hundredfold/shared/testing/shown-positions.ts';
import { describe, expect, it } from 'vitest';
import { speak } from '../../src/i18n/all-languages.ts';
import { LANGUAGES } from '../../src/i18n/index.ts';
import { lesson } from './lesson.ts';
import { skeletonMessages } from './messages.ts';
import { presentation } from './presentation.tsx';

const game: Game<SkeletonOptions, unknown, typeof actions, typeof viewSchema> = skeleton;
const name = (seat: number): string => ['Ann', 'Ben', 'Cai'][seat] ?? '';
const matches = [...shownPositions({ game, options: {}, seats: 3 }, 11)];

describe('Skeleton at the table', () => {
  it('4.1: cards can be pressed on the own turn alone', () => {
    for (const { state } of matches) {
      for (const seat of [0, 1, 2]) {
        const view = game.view(state, seat);
        const pressed = ownHand(view).map((card) => presentation.press(view, card));
        expect(pressed).toEqual(ownHand(view).map((card) => (view.toAct.includes(seat) ? { type: 'play', card } : null)));
      }
    }
  });

  it('4.2: the seat that would take the trick is highlighted, and the winner at the end', () => {
    for (const { state } of matches) {
      const view = game.view(state, 'public');
      const winning = view.seats.flatMap((_, seat) => (presentation.seat(view, seat).isWinning ? [seat] : []));
      if (view.outcome === null) expect(winning).toHaveLength(view.table.trick.length === 0 ? 0 : 1);
      else expect(winning).toEqual(view.outcome.ranking?.[0]);
    }
  });

  it('shows everyone a prompt as long as the game goes on', () => {
    for (const { state } of matches) {
      const view = game.view(state, 'public');
      expect(presentation.prompt(view, name) !== '').toBe(view.outcome === null);
    }
  });

  it.each(LANGUAGES)('its lesson has a text for each step in %s', (language) => {
    speak(language);
    expect(Object.keys(skeletonMessages.value.tutorial.steps)).toEqual(lesson.steps.map(({ key }) => key));
  });
});
