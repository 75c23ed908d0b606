import { isSameDecision } from '@hundredfold/shared/core/game.ts';
import { isOver, type View } from '@hundredfold/shared/core/view.ts';
import { batch, effect, type Signal, untracked } from '@preact/signals';
import { type Sentence, textOf } from '../../i18n/sentence.ts';
import { isKeyboardInput } from '../../lib/input-modality.ts';
import type { Snapshot } from '../../net/table-link.ts';
import { settings } from '../../ui/settings.ts';
import { eventText } from '../events/event-text.ts';
import { eventsBetween, type TableEvent } from '../events/table-event.ts';
import { asPlayable } from '../state/play-stop.ts';
import { nameIn } from '../state/player-name.ts';
import { tableKey } from '../state/table-key.ts';
import { isEndShown } from '../state/table-queries.ts';
import { type LogEntry, type ShownTable, stepsFrom, type TableUiState } from '../state/table-ui-state.ts';
import { planDeal } from './deal.ts';
import { finaleSteps, resolvedSlowly } from './finale.ts';
import { type AnimationStep, isExplained, planAnimation } from './plan.ts';
import { type AnimationPlayer, atSpeed, createAnimationPlayer } from './player.ts';
import { replaySteps } from './replay-steps.ts';

/** Milliseconds in which cards slide to their places when it is unknown how they got there. */
const UNEXPLAINED_FLIGHT_MS = 240;
const MAX_LOG_ENTRIES = 200;

/**
 * Follows the snapshots of the link, step by step, until the returned function is called. `moving` is `true` while the
 * animation is still running.
 */
export function follow(ui: TableUiState, moving: Signal<boolean>): () => void {
  const player = createAnimationPlayer<ShownStep>((step) => (ui.view.shown.value = step));
  const stops = [
    effect(() => {
      const next = ui.link.snapshot.value;
      if (next !== null) hear(ui, asPlayable(next), player);
    }),
    effect(() => {
      if (ui.replay.skips.value > 0) untracked(() => skipTo(ui, player));
    }),
    effect(() => {
      if (ui.replay.requests.value === 0) return;
      player.skip();
      untracked(() => player.play(replaySteps(ui)));
    }),
    effect(() => {
      moving.value = player.playing.value;
      if (!player.playing.value) untracked(() => showChangesOfPeople(ui));
    }),
  ];
  document.addEventListener('visibilitychange', player.skip);
  return () => {
    for (const stop of stops) stop();
    moving.value = false;
    document.removeEventListener('visibilitychange', player.skip);
    player.stop();
  };
}

type ShownStep = AnimationStep & ShownTable;

/** Skips the animation; a press before the end has been shown leads to the celebration, and the next one ends it. */
function skipTo(ui: TableUiState, player: AnimationPlayer<ShownStep>): void {
  const wasEnd = isEndShown(ui);
  player.skip();
  const end = { ...ui.view.shown.peek(), wait: 0 };
  if (!wasEnd && isEndShown(ui) && celebrates(ui, end.view)) player.play(finaleSteps(end, settings.speed.peek()));
}

function celebrates({ recorded }: TableUiState, view: View): boolean {
  return isOver(view) && recorded === null && settings.speed.peek() !== 'none' && !document.hidden;
}

/** A player came, left or shared their hand during the animation, so the view changed without a step. */
function showChangesOfPeople({ view: { shown, latest } }: TableUiState): void {
  const { view, version } = latest.peek();
  const now = shown.peek();
  if (now.version === version && now.view !== view) shown.value = { ...now, view, flight: 0, move: null };
}

function hear(ui: TableUiState, next: Snapshot, player: AnimationPlayer<ShownStep>): void {
  const before = ui.view.latest.peek();
  if (next === before || tableKey(next) !== tableKey(before)) return;
  ui.view.latest.value = next;
  if (next.matchNumber !== before.matchNumber) ui.log.entries.value = [];
  if (next.jumps !== before.jumps) {
    jump(ui, next, player);
    return;
  }
  logEvents(ui, eventsBetween(before, next));
  if (isSameStep(before, next)) {
    keepShown(ui, before, next);
    return;
  }
  const same = hasSameDecision(ui, before, next);
  const tookBack = next.matchNumber === before.matchNumber && next.undone > before.version;
  const isStep = next.version !== before.version;
  const last = next.matchNumber === before.matchNumber && isStep && !tookBack ? next.last : null;
  ui.view.steps.value = stepsFrom(next, last !== null && next.seat === before.seat ? ui.view.steps.peek() : []);
  const isDeal = next.last === null && (next.matchNumber !== before.matchNumber || before.version === 0);
  const { pace } = ui.presentation;
  const steps = isDeal ? planDeal(next) : planAnimation(before.view, last, next.view, { game: next.game, pace });
  const explained = isExplained(steps);
  const isTurn = explained || isNextStep(before, next);
  remember(ui, before, next, last !== null && isTurn ? steps : []);
  if (!tookBack && isStep && isTurn) note(ui, before, next);
  if ((explained && last?.seat === next.seat) || ui.view.shown.peek().again !== null) player.skip();
  const speed = settings.speed.peek();
  const isFinale = isStep && celebrates(ui, next.view);
  const told = isFinale ? resolvedSlowly(steps) : steps;
  const timed = explained ? told : told.map((step) => ({ ...step, flight: UNEXPLAINED_FLIGHT_MS }));
  const shown = atSpeed(timed, speed, ui.recorded?.rate.peek()).map((step, index, { length }) => {
    const end = index === length - 1;
    const decision = same || end ? ui.view.decision.peek() : null;
    return { ...step, decision, version: end ? next.version : isDeal ? 0 : before.version, again: null };
  });
  player.play(isFinale ? [...shown, ...finaleSteps(shown.at(-1), speed)] : shown);
  if (document.hidden) player.skip();
}

/** Shows another part of a recorded game at once. Nothing is left of what was on its way. */
function jump(ui: TableUiState, next: Snapshot, player: AnimationPlayer<ShownStep>): void {
  const { view, log, replay } = ui;
  player.skip();
  view.decision.value++;
  clearConsidered(ui);
  forgetChoice(ui);
  ui.choice.refused.value = null;
  log.entries.value = [];
  view.steps.value = stepsFrom(next);
  replay.past.value = null;
  const { version } = next;
  view.shown.value = { view: next.view, flight: 0, decision: view.decision.peek(), move: null, version, again: null };
}

/**
 * Returns whether the viewer still has the same decision to make. If not, their choice so far is dropped. One exception: an
 * action on its way may arrive too late. As long as that action is legal, the choice for it stays, so that the player can
 * reconsider it.
 */
function hasSameDecision(ui: TableUiState, before: Snapshot, next: Snapshot): boolean {
  const others = next.matchNumber === before.matchNumber && next.last?.seat !== next.seat;
  if (others && isSameDecision(next.game, before.view, next.view)) return true;
  ui.view.decision.value++;
  if (!isKeyboardInput()) clearConsidered(ui); // A resting mouse is not considering anything yet.
  if (!others || !ui.choice.asking.peek() || !isSameChoice(before, next)) forgetChoice(ui);
  return false;
}

function clearConsidered({ hand: { considered }, choice: { targetUnderPointer } }: TableUiState): void {
  considered.value = null;
  targetUnderPointer.value = null;
}

function isSameChoice({ game, view }: Snapshot, next: Snapshot): boolean {
  return JSON.stringify(game.legal(view)) === JSON.stringify(game.legal(next.view));
}

function forgetChoice({ hand: { pending, picked }, choice: { draft, asked } }: TableUiState): void {
  pending.value = [];
  picked.value = [];
  draft.value = null;
  asked.value = null;
}

function isSameStep(before: Snapshot, next: Snapshot): boolean {
  return next.version === before.version && next.matchNumber === before.matchNumber && next.seat === before.seat;
}

/** A step may move no card at all. */
function isNextStep(before: Snapshot, next: Snapshot): boolean {
  return next.matchNumber === before.matchNumber && next.version === before.version + 1;
}

/** Shows the same cards in the view of the new snapshot. A card that was dropped on the table waits there on. */
function keepShown({ view: { shown }, hand: { dropped } }: TableUiState, before: Snapshot, next: Snapshot): void {
  const card = dropped.peek();
  batch(() => {
    if (card?.view === before.view) dropped.value = { ...card, view: next.view };
    if (shown.peek().view === before.view) shown.value = { ...shown.peek(), view: next.view };
  });
}

let entryIds = 0;

function note({ presentation, log: { entries } }: TableUiState, before: Snapshot, next: Snapshot): void {
  if (next.last === null) return;
  const event = { before: before.view, last: next.last, after: next.view };
  const lines = (): readonly Sentence[] => presentation.logSentences(event, nameIn(next));
  addEntry(entries, { kind: 'step', version: next.version, lines });
}

/** Adds what happens besides the moves. Log entries about moves that are taken back stay. */
export function logEvents({ log: { entries }, view }: TableUiState, events: readonly TableEvent[]): void {
  const { version, me } = view.latest.peek();
  const lines = (): readonly Sentence[] => events.map((event) => eventText(event, me));
  if (events.length > 0) addEntry(entries, { kind: 'event', version, lines });
}

function addEntry(entries: TableUiState['log']['entries'], entry: Omit<LogEntry, 'id'>): void {
  entries.value = [{ ...entry, id: entryIds++ }, ...entries.peek()].slice(0, MAX_LOG_ENTRIES);
}

/**
 * Remembers a turn for the replay; without steps it is unknown how the cards moved. The last one is forgotten when it is no longer part
 * of the game, or when the viewer changes seats.
 */
function remember(ui: TableUiState, before: Snapshot, next: Snapshot, steps: readonly AnimationStep[]): void {
  const { presentation, replay } = ui;
  if (steps.length === 0 || next.last === null || next.seat !== before.seat) {
    replay.past.value = null;
    return;
  }
  const told = { before: before.view, last: next.last, after: next.view };
  const { recall = (event, name) => textOf(presentation.logSentences(event, name)) } = presentation;
  const said = (): string | null => recall(told, nameIn(next));
  if (said() !== null) replay.past.value = { before: before.view, steps, said: () => said() ?? '' };
}
