import { without } from '../../../cards/pile.ts';
import type { Outcome } from '../../../core/outcome.ts';
import type { Seat } from '../../../core/seat.ts';
import type { CardMove } from '../../../core/view.ts';
import { type Scene, scene, split } from '../../../testing/scene.ts';
import { CARDS, type FourSquareOptions } from '../declaration.ts';
import { fourSquare } from '../index.ts';
import type { FourSquareState } from '../state.ts';
import { type FourSquareView, STACK_ZONES } from '../view.ts';

export interface FourSquareTable {
  places(...stacks: readonly number[]): FourSquareTable;
  refuses(seat: Seat, stack: number): string;
  readonly tops: string;
  readonly points: readonly number[];
  readonly sees: FourSquareView;
  readonly state: FourSquareState;
  readonly outcome: Outcome | null;
  readonly due: 'pick' | 'shuffle' | undefined;
  readonly scene: Scene;
  readonly moves: readonly CardMove[];
}

export function table(seats: number, asked: Partial<FourSquareOptions> = {}): FourSquareTable {
  return tableOf(scene(fourSquare, asked, seats));
}

/** Returns a table with these top cards and draw pile. Seat 0 begins. */
export function begun(cards: string, seats = 2, asked: Partial<FourSquareOptions> = {}): FourSquareTable {
  const shuffled = table(seats, asked).scene.shuffles(split(cards));
  return tableOf(seats === 1 ? shuffled : shuffled.picks(0));
}

/** Returns a game in which only a turned-up 50 is left. It completes 100 on stack 0 and nowhere else. */
export function beforeTheLast(seats = 2): FourSquareTable {
  const first = split('10 10 10 10 50 50 50 10 30');
  const rest = [...first, '50'].reduce((cards, card) => without(cards, cards.indexOf(card)), CARDS);
  return begun([...first, ...rest, '50'].join(' '), seats).places(0, 0, 0, 0, 1, ...rest.map(() => 0));
}

export function tableOf(now: Scene, before?: FourSquareTable): FourSquareTable {
  const state = now.match.state as FourSquareState;
  const sees = fourSquare.view(state, 'public');
  const { game, last } = now.match;
  return {
    scene: now,
    state,
    sees,
    tops: STACK_ZONES.flatMap((zone) => sees.table[zone].top ?? []).join(' '),
    points: sees.seats.map(({ points }) => points),
    outcome: fourSquare.outcome(state),
    due: fourSquare.chance(state)?.chance,
    places: (...stacks) => stacks.reduce<FourSquareTable>((at, stack) => tableOf(placed(at.scene, stack), at), tableOf(now)),
    refuses: (seat, stack) => now.refuses(seat, { type: 'place', stack }),
    moves: before === undefined || last === null ? [] : game.cardMoves(before.sees, last, sees),
  };
}

function placed(now: Scene, stack: number): Scene {
  const [seat = 0] = now.match.game.toAct(now.match.state);
  return now.acts(seat, { type: 'place', stack });
}
