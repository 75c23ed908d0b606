import type { Match } from '../../../core/match.ts';
import type { Seat } from '../../../core/seat.ts';
import type { Viewer } from '../../../core/view.ts';
import { type Scene, scene, split } from '../../scene.ts';
import { type HandOverAction, type HandOverView, handOver } from './index.ts';

type State = Parameters<typeof handOver.view>[0];

export interface HandOverTable {
  readonly state: State;
  acts(seat: Seat, action: HandOverAction): HandOverTable;
  refuses(seat: Seat, action: HandOverAction): string;
  sees(viewer: Viewer): HandOverView;
}

export function table(seats: number): HandOverTable {
  return tableOf(scene(handOver, {}, seats));
}

export function dealt(hands: readonly string[]): HandOverTable {
  return tableOf(scene(handOver, {}, hands.length).shuffles(hands.flatMap(split)));
}

export function pass(cards: string): HandOverAction {
  return { type: 'pass', cards: split(cards) };
}

export function show(card: string): HandOverAction {
  return { type: 'show', card };
}

function tableOf(now: Scene): HandOverTable {
  const state = stateOf(now.match);
  return {
    state,
    acts: (seat, action) => tableOf(now.acts(seat, action)),
    refuses: (seat, action) => now.refuses(seat, action),
    sees: (viewer) => handOver.view(state, viewer),
  };
}

function stateOf({ state }: Match): State {
  return state as State;
}
