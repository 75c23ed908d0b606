import type { Viewer } from '@hundredfold/shared/core/view.ts';
import type { ReplaySpeed } from '@hundredfold/shared/protocol/shared-replay.ts';
import type { GameOverview } from './game-overview.ts';

/** The content of a replay's page. It is one plain value, so that something other than the buttons of this page can drive it as well. */
export interface ReplayState {
  /** The number of moves that have been made; 0 is the table before the first move. */
  readonly turn: number;
  readonly playing: boolean;
  readonly speed: ReplaySpeed;
  readonly view: Viewer;
  /** The name of the thing on the felt to which the leader of a shared replay points; empty if there is none. */
  readonly pointing: string;
}

export type ReplayCommand =
  /** Goes to a turn, and keeps playing if it was. A turn that does not exist is the nearest one that does. */
  | { readonly do: 'go'; readonly turn: number }
  /** Goes to a turn, and stops there, in a view. */
  | { readonly do: 'look'; readonly turn: number; readonly view: Viewer }
  | { readonly do: 'step'; readonly by: 1 | -1 }
  /** Starts or pauses. At the end it starts again from the beginning. */
  | { readonly do: 'play' }
  | { readonly do: 'pause' }
  /** Shows the next turn because the time for the current one is over. */
  | { readonly do: 'tick' }
  | { readonly do: 'speed'; readonly speed: ReplaySpeed }
  | { readonly do: 'view'; readonly view: Viewer }
  /** Points to a thing on the felt, and pauses. Every other command ends it. */
  | { readonly do: 'point'; readonly at: string }
  /** Shows what another page shows. A turn that this game does not have is the last one. */
  | { readonly do: 'show'; readonly state: ReplayState };

export const REPLAY_START: ReplayState = { turn: 0, playing: false, speed: 1, view: 'all', pointing: '' };

export function nextReplayState(before: ReplayState, command: ReplayCommand, { last }: GameOverview): ReplayState {
  const state: ReplayState = { ...before, pointing: '' };
  const at = (turn: number, playing: boolean): ReplayState => {
    const to = Math.min(last, Math.max(0, Math.round(turn)));
    return { ...state, turn: to, playing: playing && to < last };
  };
  switch (command.do) {
    case 'go':
      return at(command.turn, state.playing);
    case 'look':
      return { ...at(command.turn, false), view: command.view };
    case 'step':
      return at(state.turn + command.by, false);
    case 'play':
      if (state.playing) return { ...state, playing: false };
      return at(state.turn === last ? 0 : state.turn, true);
    case 'pause':
      return { ...state, playing: false };
    case 'tick':
      return state.playing ? at(state.turn + 1, true) : state;
    case 'speed':
      return { ...state, speed: command.speed };
    case 'view':
      return { ...state, view: command.view };
    case 'point':
      return { ...state, playing: state.playing && command.at === '', pointing: command.at };
    case 'show':
      return { ...command.state, turn: Math.min(last, command.state.turn) };
  }
}
