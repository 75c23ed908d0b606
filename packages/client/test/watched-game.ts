import type { Game } from '@hundredfold/shared/core/game.ts';
import { lastSeen, type Match } from '@hundredfold/shared/core/match.ts';
import type { OptionValues } from '@hundredfold/shared/core/options.ts';
import type { View, Viewer } from '@hundredfold/shared/core/view.ts';
import { shownPositions } from '@hundredfold/shared/testing/shown-positions.ts';
import { textOf } from '../src/i18n/sentence.ts';
import { type AnimationStep, planAnimation } from '../src/table/motion/plan.ts';
import { presentationOf } from './test-games.ts';

export function playerNamed(seat: number): string {
  return ['Ann', 'Ben', 'Cai', 'Dora', 'Eve', 'Fay'][seat] ?? '';
}

interface WatchedStep<GameView extends View> {
  readonly before: Match;
  readonly after: Match;
  /** Returns how the step is animated for a viewer. */
  planned(viewer?: Viewer): readonly AnimationStep<GameView>[];
  /** Returns the sentences of the log for a viewer. */
  told(viewer?: Viewer): readonly string[];
}

interface WatchedGame<GameView extends View> {
  readonly matches: readonly Match[];
  readonly steps: readonly WatchedStep<GameView>[];
  seenBy(match: Match, viewer: Viewer): GameView;
}

/** Plays a random game, and returns it as its viewers see it. */
export function watchedGame<GameView extends View>(
  game: Game,
  setting: { readonly options: OptionValues; readonly seats: number },
  seed: number,
): WatchedGame<GameView> {
  const matches = [...shownPositions({ game, ...setting }, seed)];
  const seenBy = ({ state }: Match, viewer: Viewer): GameView => game.view(state, viewer) as GameView;
  const steps = matches.slice(1).map((after, index) => stepOf(matches[index] ?? after, after, seenBy));
  return { matches, steps, seenBy };
}

export function stepOf<GameView extends View>(
  before: Match,
  after: Match,
  seenBy: WatchedGame<GameView>['seenBy'],
): WatchedStep<GameView> {
  const { game } = after;
  const { pace, logSentences } = presentationOf(game.id);
  return {
    before,
    after,
    planned: (viewer = 'public') =>
      planAnimation<GameView>(seenBy(before, viewer), lastSeen(after, viewer), seenBy(after, viewer), { game, pace }),
    told(viewer = 'public') {
      const last = lastSeen(after, viewer);
      if (last === null) return [];
      const event = { before: seenBy(before, viewer), last, after: seenBy(after, viewer) };
      return logSentences(event, playerNamed).map((sentence) => textOf([sentence]));
    },
  };
}
