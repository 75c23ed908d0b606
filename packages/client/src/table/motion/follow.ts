import { effect } from '@preact/signals';
import type { Snapshot } from '../../net/link.ts';
import { settings } from '../../ui/settings.ts';
import type { Shown, Stage } from '../stage.ts';
import { type Beat, plan, quietly } from './plan.ts';
import { type BeatPlayer, makePlayer } from './player.ts';

/** How long cards slide to where they are when nobody knows how they got there. */
const UNEXPLAINED = 240;
const REMEMBERED = 200;

/** Follows the link, step by step, until the returned function is called. */
export function follow(stage: Stage): () => void {
  const player = makePlayer<ShownBeat>((beat) => {
    stage.shown.value = beat;
  });
  const stopHearing = effect(() => {
    const next = stage.link.snapshot.value;
    if (next !== null) hear(stage, next, player);
  });
  document.addEventListener('visibilitychange', player.hurry);
  return () => {
    stopHearing();
    document.removeEventListener('visibilitychange', player.hurry);
    player.stop();
  };
}

type ShownBeat = Beat & Shown;

function hear(stage: Stage, next: Snapshot, player: BeatPlayer<ShownBeat>): void {
  const before = stage.latest.peek();
  if (next === before) return;
  stage.latest.value = next;
  if (isSameStep(before, next)) {
    keepShown(stage, before, next);
    return;
  }
  stage.pending.value = null;
  stage.draft.value = null;
  stage.asked.value = null;
  const last = next.round === before.round ? next.last : null;
  const beats = plan(before.view, last, next.view, { game: next.game, pace: stage.staging.pace });
  const explained = beats.every(({ move }) => move !== null);
  if (next.round !== before.round) stage.entries.value = [];
  if (explained || isNextStep(before, next)) note(stage, before, next);
  if (explained && last?.seat === next.seat) player.hurry();
  player.play(
    paced(beats, explained).map((beat, index, { length }) => ({ ...beat, version: index < length - 1 ? null : next.version })),
  );
  if (document.hidden) player.hurry();
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

function note({ staging, name, entries }: Stage, before: Snapshot, next: Snapshot): void {
  if (next.last === null) return;
  const lines = staging.tell({ before: before.view, last: next.last, after: next.view }, name);
  entries.value = [{ version: next.version, lines }, ...entries.peek()].slice(0, REMEMBERED);
}

function paced(beats: readonly Beat[], explained: boolean): readonly Beat[] {
  const way = explained ? beats : beats.map((beat) => ({ ...beat, flight: UNEXPLAINED }));
  return settings.motion.peek() === 'reduced' ? quietly(way) : way;
}
