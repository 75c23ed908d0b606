import { isSameDecision } from '@hundredfold/shared/core/game.ts';
import { effect, type Signal, untracked } from '@preact/signals';
import { isKeyboardInput } from '../../browser/input-modality.ts';
import { inWords } from '../../cards/card-names.ts';
import { eventText } from '../../events/event-text.ts';
import { eventsBetween } from '../../events/table-event.ts';
import type { Snapshot } from '../../link/table-link.ts';
import { settings } from '../../ui/settings.ts';
import type { LogEntry, ShownTable, Stage } from '../stage.ts';
import { asPlayable } from '../standstill.ts';
import { replaySteps } from './look-back.ts';
import { type AnimationStep, isExplained, planAnimation } from './plan.ts';
import { type AnimationPlayer, atSpeed, createAnimationPlayer } from './player.ts';

/** How long cards slide to where they are when nobody knows how they got there. */
const UNEXPLAINED = 240;
const REMEMBERED = 200;

/** Follows the link, step by step, until the returned function is called; `moving` says whether what happened is still being shown. */
export function follow(stage: Stage, moving: Signal<boolean>): () => void {
  const player = createAnimationPlayer<ShownBeat>((beat) => {
    stage.shown.value = beat;
  });
  const stopHearing = effect(() => {
    const next = stage.link.snapshot.value;
    if (next !== null) hear(stage, asPlayable(next), player);
  });
  const stopHastening = effect(() => {
    if (stage.hastened.value > 0) player.hurry();
  });
  const stopLookingBack = effect(() => {
    if (stage.lookedBack.value > 0) untracked(() => lookAgain(stage, player));
  });
  const stopTelling = effect(() => {
    moving.value = player.playing.value;
    if (!player.playing.value) untracked(() => showWhatCameMeanwhile(stage));
  });
  document.addEventListener('visibilitychange', player.hurry);
  return () => {
    stopHearing();
    stopHastening();
    stopLookingBack();
    stopTelling();
    moving.value = false;
    document.removeEventListener('visibilitychange', player.hurry);
    player.stop();
  };
}

type ShownBeat = AnimationStep & ShownTable;

/** Somebody came, went or lent their hand while something moved. */
function showWhatCameMeanwhile({ shown, latest }: Stage): void {
  const { view, version } = latest.peek();
  const now = shown.peek();
  if (now.version === version && now.view !== view) shown.value = { ...now, view, flight: 0, move: null };
}

function lookAgain(stage: Stage, player: AnimationPlayer<ShownBeat>): void {
  player.hurry();
  player.play(replaySteps(stage));
}

function hear(stage: Stage, next: Snapshot, player: AnimationPlayer<ShownBeat>): void {
  const before = stage.latest.peek();
  if (next === before || next.game !== before.game) return; // A table that plays another game is another table.
  stage.latest.value = next;
  if (next.round !== before.round) stage.entries.value = [];
  noteEvents(stage, before, next);
  if (isSameStep(before, next)) {
    keepShown(stage, before, next);
    return;
  }
  const same = decidesStill(stage, before, next);
  const tookBack = next.round === before.round && next.undone > before.version;
  const isStep = next.version !== before.version;
  const last = next.round === before.round && isStep && !tookBack ? next.last : null;
  const beats = planAnimation(before.view, last, next.view, { game: next.game, pace: stage.presentation.pace });
  const explained = isExplained(beats);
  remember(stage, { before, next, beats: last !== null && (explained || isNextStep(before, next)) ? beats : [] });
  if (!tookBack && isStep && (explained || isNextStep(before, next))) note(stage, before, next);
  if ((explained && last?.seat === next.seat) || stage.shown.peek().again !== null) player.hurry();
  player.play(
    atSpeed(explained ? beats : unexplained(beats), settings.speed.peek()).map((beat, index, { length }) => {
      const end = index === length - 1;
      const decision = same || end ? stage.decision.peek() : null;
      return { ...beat, decision, version: end ? next.version : before.version, again: null };
    }),
  );
  if (document.hidden) player.hurry();
}

/**
 * Whether the viewer still has the same to decide; else what they have chosen so far is gone. But an action that is on its way
 * may come too late: as long as it is possible, what was chosen for it stays to be looked at again.
 */
function decidesStill(stage: Stage, before: Snapshot, next: Snapshot): boolean {
  const others = next.round === before.round && next.last?.seat !== next.seat;
  if (others && isSameDecision(next.game, before.view, next.view)) return true;
  stage.decision.value++;
  if (!isKeyboardInput()) lookAway(stage); // A mouse that rests has not looked at anything yet.
  if (!others || !stage.asking.peek() || !isSameChoice(before, next)) forgetChoice(stage);
  return false;
}

function lookAway({ considered, aimed }: Stage): void {
  considered.value = null;
  aimed.value = null;
}

function isSameChoice({ game, view }: Snapshot, next: Snapshot): boolean {
  return JSON.stringify(game.legal(view)) === JSON.stringify(game.legal(next.view));
}

function forgetChoice({ pending, picked, draft, asked }: Stage): void {
  pending.value = [];
  picked.value = [];
  draft.value = null;
  asked.value = null;
}

/** Somebody came or went: the cards lie as they lay. */
function isSameStep(before: Snapshot, next: Snapshot): boolean {
  return next.version === before.version && next.round === before.round && next.seat === before.seat;
}

/** A step may move no card at all. */
function isNextStep(before: Snapshot, next: Snapshot): boolean {
  return next.round === before.round && next.version === before.version + 1;
}

function keepShown({ shown }: Stage, before: Snapshot, next: Snapshot): void {
  if (shown.peek().view === before.view) shown.value = { ...shown.peek(), view: next.view };
}

let entryIds = 0;

function note({ presentation, name, entries }: Stage, before: Snapshot, next: Snapshot): void {
  if (next.last === null) return;
  const lines = presentation.tell({ before: before.view, last: next.last, after: next.view }, name);
  addEntry(entries, { kind: 'step', version: next.version, lines });
}

/** What is told of moves that are taken back stays, as at a real table. */
function noteEvents({ entries }: Stage, before: Snapshot, next: Snapshot): void {
  const lines = eventsBetween(before, next).map((event) => eventText(event, next.me));
  if (lines.length > 0) addEntry(entries, { kind: 'event', version: next.version, lines });
}

function addEntry(entries: Stage['entries'], entry: Omit<LogEntry, 'id'>): void {
  entries.value = [{ ...entry, id: entryIds++ }, ...entries.peek()].slice(0, REMEMBERED);
}

interface FollowedChange {
  readonly before: Snapshot;
  readonly next: Snapshot;
  /** None where nobody saw how it went. */
  readonly beats: readonly AnimationStep[];
}

/** A turn that is worth it stays to be looked at again, until it is no part of the game any more, or the viewer has another seat. */
function remember({ presentation, name, past }: Stage, { before, next, beats }: FollowedChange): void {
  if (beats.length === 0 || next.last === null || next.seat !== before.seat) {
    past.value = null;
    return;
  }
  const told = { before: before.view, last: next.last, after: next.view };
  const said = presentation.recall === undefined ? inWords(presentation.tell(told, name)) : presentation.recall(told, name);
  if (said !== null) past.value = { before: before.view, beats, said };
}

function unexplained(beats: readonly AnimationStep[]): readonly AnimationStep[] {
  return beats.map((beat) => ({ ...beat, flight: UNEXPLAINED }));
}
