import type { Face } from '../../../cards/face.ts';
import { without } from '../../../cards/pile.ts';
import type { AnyAction } from '../../../core/action.ts';
import type { Outcome } from '../../../core/outcome.ts';
import type { Seat } from '../../../core/seat.ts';
import type { CardMove, Viewer } from '../../../core/view.ts';
import { type Scene, scene, split } from '../../../testing/scene.ts';
import type { RummyOptions } from '../declaration.ts';
import { hundredRummy } from '../index.ts';
import type { RummyState } from '../state.ts';
import type { RummyView } from '../view.ts';

export interface RummyTable {
  draws(from?: 'draw' | 'discard'): RummyTable;
  discards(card: Face): RummyTable;
  scores(): RummyTable;
  /** Draws from the draw pile and discards that card, one turn after the other. */
  passes(turns?: number): RummyTable;
  shuffles(cards: string): RummyTable;
  refuses(seat: Seat, action: AnyAction): string;
  readonly sees: RummyView;
  seenBy(seat: Seat): RummyView;
  movesSince(before: RummyTable, viewer: Viewer): readonly CardMove[];
  readonly state: RummyState;
  readonly outcome: Outcome | null;
  readonly due: 'pick' | 'shuffle' | undefined;
  readonly scene: Scene;
}

export function table(seats: number, asked: Partial<RummyOptions> = {}): RummyTable {
  return tableOf(scene(hundredRummy, asked, seats));
}

/**
 * Returns a table with hands by seat (missing hands come last) and cards in the order in which they will be drawn. Seat 0 begins.
 */
export function dealt(hands: readonly string[], draws = '', asked: Partial<RummyOptions> = {}): RummyTable {
  if (draws !== '' && hands.some((hand) => split(hand).length !== 4)) throw new Error('what is drawn follows four cards each');
  const shuffled = table(hands.length, asked).shuffles([...hands, draws].join(' '));
  return hands.length === 1 ? shuffled : tableOf(shuffled.scene.picks(0));
}

export function tableOf(now: Scene): RummyTable {
  const state = now.match.state as RummyState;
  const acts = (action: AnyAction) => tableOf(now.acts(hundredRummy.toAct(state)[0] ?? 0, action));
  const self: RummyTable = {
    scene: now,
    state,
    sees: hundredRummy.view(state, 'public'),
    seenBy: (seat) => hundredRummy.view(state, seat),
    outcome: hundredRummy.outcome(state),
    due: hundredRummy.chance(state)?.chance,
    draws: (from = 'draw') => acts({ type: 'draw', from }),
    discards: (card) => acts({ type: 'discard', card }),
    scores: () => acts({ type: 'score' }),
    passes: (turns = 1) => (turns === 0 ? self : passed(self).passes(turns - 1)),
    shuffles: (cards) => tableOf(now.shuffles(split(cards))),
    refuses: (seat, action) => now.refuses(seat, action),
    movesSince(before, viewer) {
      const { game, last } = now.match;
      if (last === null) return [];
      return game.cardMoves(game.view(before.state, viewer), last, game.view(state, viewer));
    },
  };
  return self;
}

function passed(now: RummyTable): RummyTable {
  const drawn = now.draws();
  const settled = drawn.due === 'shuffle' ? drawn.shuffles('') : drawn;
  return settled.discards(settled.state.hands[settled.state.turn ?? 0]?.at(-1) ?? 'none');
}

export function rest(cards: readonly Face[], gone: string): readonly Face[] {
  return split(gone).reduce((left, card) => without(left, left.indexOf(card)), cards);
}
