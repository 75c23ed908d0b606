import { type AnyAction, isSameAction } from '@hundredfold/shared/core/action.ts';
import { type ChanceOutcome, drawChance, type RandomSource } from '@hundredfold/shared/core/chance.ts';
import { actAndResolve, type Match, type Move, outcomeOf } from '@hundredfold/shared/core/match.ts';
import type { Turn } from '@hundredfold/shared/core/record.ts';
import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';
import type { Intent } from '@hundredfold/shared/protocol/intents.ts';
import type { IntentRefusal } from '@hundredfold/shared/protocol/table.ts';
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { localSnapshot } from '../local/local-snapshot.ts';
import { seatViewOf } from '../local/seat-view.ts';
import { pageLink, type Snapshot } from '../table-link.ts';
import type { OpenedRecord } from './open-record.ts';
import { recordedSeats } from './recorded-seats.ts';
import { nextReplayState, type ReplayCommand, type ReplayState } from './replay-state.ts';

/** Another move than the recorded one, and what bots answered. It lasts until the viewer returns to the game. */
export interface WhatIf {
  readonly seat: Seat;
  readonly turns: readonly Turn[];
  readonly before: Match;
  readonly match: Match;
  /** `false` while bots have not yet answered up to the seat's next turn, or to the end of the deal. */
  readonly isAnswered: boolean;
}

/** A link to a recorded game, which a page shows at a table like one that goes on. */
export type ReplayTableLink = ReturnType<typeof replayTableLink>;

interface PlayedTurn {
  readonly before: Match;
  readonly match: Match;
  readonly turn: Turn;
}

/**
 * Opens a link to a recorded game. Actions at the table are tried out in a what-if; all other intents are refused. `avatarFor` returns
 * the avatars that are known by the names of the players.
 */
export function replayTableLink(
  opened: OpenedRecord,
  first: ReplayState,
  source: RandomSource,
  avatarFor?: (name: string) => number | undefined,
) {
  const { record, overview } = opened;
  const state = signal(first);
  const whatIf = signal<WhatIf | null>(null);
  /** The match at the table, and the number of jumps to it. Nothing moves in a jump. */
  const shown = signal({ match: opened.matchAfter(first.turn), jumps: 0 });
  const seats = computed(() => recordedSeats(record.names, avatarFor));
  // The viewer of a seat's view does not sit there: the table then calls every player by name, and calls nobody to their turn.
  const snapshot = computed((): Snapshot => {
    const { match, jumps } = shown.value;
    const { turn, view } = state.value;
    const table = localSnapshot(match.game, seatViewOf(match, view), { seat: null, seats: seats.value });
    const isUnfinished = record.unfinished === true && whatIf.value === null && turn === overview.last;
    return { ...table, jumps, ...(isUnfinished && { phase: 'over' }) };
  });

  function show(match: Match, isJump: boolean): void {
    const { jumps } = shown.peek();
    shown.value = { match, jumps: isJump ? jumps + 1 : jumps };
  }

  /** Changes what is shown. This ends a what-if. */
  function run(command: ReplayCommand): void {
    const before = state.peek();
    const next = nextReplayState(before, command, overview);
    const isBack = whatIf.peek() !== null && command.do !== 'speed';
    batch(() => {
      state.value = next;
      if (isBack) whatIf.value = null;
      const isMoved = next.turn !== before.turn || next.view !== before.view || isBack;
      // The table can show how the cards move from a turn to the one after it.
      const isStep = next.turn === before.turn + 1 && next.view === before.view;
      if (isMoved) show(opened.matchAfter(next.turn), isBack || !isStep);
    });
  }

  function played(before: Match, move: Move): Result<PlayedTurn, string> {
    const lots: ChanceOutcome[] = [];
    const after = actAndResolve(before, move, (due) => {
      const lot = drawChance(due, source);
      lots.push(lot);
      return lot;
    });
    return after.ok ? accepted({ before, match: after.value, turn: { move, lots } }) : after;
  }

  function showWhatIf(seat: Seat, { before, match, turn }: PlayedTurn): void {
    const turns = [...(whatIf.peek()?.turns ?? []), turn];
    batch(() => {
      state.value = { ...state.peek(), playing: false, pointing: '' };
      whatIf.value = { seat, turns, before, match, isAnswered: isAnswered(before, match, seat) };
      show(match, false);
    });
  }

  function act({ action, version }: Intent<'act'>): Result<number, IntentRefusal> {
    const { match } = shown.peek();
    const { turn, view } = state.peek();
    if (typeof view !== 'number') return refused({ refusal: 'not-playing' });
    if (version !== match.version) return refused({ refusal: 'stale' });
    const move: Move = { kind: 'move', seat: view, action: action as AnyAction }; // The action comes from the table's own buttons.
    const tried = played(match, move);
    if (!tried.ok) return refused({ refusal: tried.refusal });
    const recorded = whatIf.peek() === null && turn < overview.last ? opened.turnsUntil(turn + 1).at(-1)?.move : null;
    if (recorded?.seat === view && isSameAction(recorded.action, move.action)) run({ do: 'step', by: 1 });
    else showWhatIf(view, tried.value);
    return accepted(shown.peek().match.version);
  }

  return {
    opened,
    ...pageLink(snapshot, act),
    state: state as ReadonlySignal<ReplayState>,
    whatIf: whatIf as ReadonlySignal<WhatIf | null>,
    run,
    answer(): void {
      const now = whatIf.peek();
      if (now === null || now.isAnswered) return;
      const { game, state: position } = now.match;
      const seat = game.toAct(position).find((each) => each !== now.seat);
      if (seat === undefined) return;
      const move: Move = { kind: 'move', seat, action: game.bot(game.view(position, seat), source) };
      const answered = played(now.match, move);
      if (!answered.ok) throw new Error(`a bot was refused: ${answered.refusal}`);
      showWhatIf(now.seat, answered.value);
    },
    endWhatIf: () => run({ do: 'pause' }),
  };
}

function isAnswered(before: Match, match: Match, seat: Seat): boolean {
  const { game, state } = match;
  return outcomeOf(match) !== null || game.deal(state) !== game.deal(before.state) || game.toAct(state).includes(seat);
}

interface Guide {
  readonly isFollowing: () => boolean;
  /** Called when the user does something at a replay that follows, before it happens. */
  readonly onBreakFree: () => void;
}

/**
 * Returns a link whose replay may follow someone else, who is shown by the command `show`. While it follows, it does not go on by
 * itself, and everything that the user does breaks free.
 */
export function followingLink(link: ReplayTableLink, { isFollowing, onBreakFree }: Guide): ReplayTableLink {
  return {
    ...link,
    run(command) {
      if (command.do !== 'show' && isFollowing()) {
        if (command.do === 'tick') return;
        onBreakFree();
      }
      link.run(command);
    },
    ask(name, payload) {
      if (isFollowing()) onBreakFree();
      return link.ask(name, payload);
    },
  };
}
