import type { Game } from '@hundredfold/shared/core/game.ts';
import { lastSeen, type Match } from '@hundredfold/shared/core/match.ts';
import type { OptionValues } from '@hundredfold/shared/core/options.ts';
import type { View, Viewer } from '@hundredfold/shared/core/view.ts';
import { shownPositions } from '@hundredfold/shared/testing/shown-positions.ts';
import { presentationOf } from '../src/games/index.ts';
import { textOf } from '../src/i18n/sentence.ts';
import { planAnimation } from '../src/table/motion/plan.ts';

export function playerNamed(seat: number): string {
  return ['Ann', 'Ben', 'Cai', 'Dora', 'Eve', 'Fay'][seat] ?? '';
}

/** Plays a random game, and returns it as its viewers see it. */
export function watchedGame<GameView extends View>(
  game: Game,
  setting: { readonly options: OptionValues; readonly seats: number },
  seed: number,
) {
  const matches = [...shownPositions({ game, ...setting }, seed)];
  const seenBy = ({ state }: Match, viewer: Viewer): GameView => game.view(state, viewer) as GameView;
  const steps = matches.slice(1).map((after, index) => stepOf(matches[index] ?? after, after, seenBy));
  return { matches, steps, seenBy };
}

export function stepOf<GameView extends View>(before: Match, after: Match, seenBy: (match: Match, viewer: Viewer) => GameView) {
  const { game } = after;
  const { pace, logSentences } = presentationOf(game.id);
  const seen = (viewer: Viewer) => ({
    before: seenBy(before, viewer),
    last: lastSeen(after, viewer),
    after: seenBy(after, viewer),
  });
  return {
    before,
    after,
    /** Returns how the step is animated for a viewer. */
    planned(viewer: Viewer = 'public') {
      const event = seen(viewer);
      return planAnimation<GameView>(event.before, event.last, event.after, { game, pace });
    },
    /** Returns the sentences of the log for a viewer. */
    told(viewer: Viewer = 'public'): readonly string[] {
      const { last, ...views } = seen(viewer);
      return last === null ? [] : logSentences({ ...views, last }, playerNamed).map((sentence) => textOf([sentence]));
    },
  };
}
