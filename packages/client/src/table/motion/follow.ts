import { isSameDecision } from '@hundredfold/shared/core/game.ts';
import { effect } from '@preact/signals';
import type { Snapshot } from '../../net/link.ts';
import { settings } from '../../ui/settings.ts';
import type { Shown, Stage } from '../stage.ts';
import { tableWords } from '../words.ts';
import { type Beat, plan, quietly } from './plan.ts';

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
  if (next === before || next.game !== before.game) return; // A table that plays another game is another table.
  stage.latest.value = next;
  if (isSameStep(before, next)) {
    keepShown(stage, before, next);
    return;
  }
  const same = decidesStill(stage, before, next);
  const tookBack = next.round === before.round && next.undone > before.version;
  const isStep = next.version !== before.version;
  const last = next.round === before.round && isStep && !tookBack ? next.last : null;
  const beats = plan(before.view, last, next.view, { game: next.game, pace: stage.staging.pace });
  const explained = beats.every(({ move }) => move !== null);
  if (next.round !== before.round) stage.entries.value = [];
  if (tookBack) noteTakeback(stage, before, next);
  else if (isStep && (explained || isNextStep(before, next))) note(stage, before, next);
  if (explained && last?.seat === next.seat) player.hurry();
  player.play(
    paced(beats, explained).map((beat, index, { length }) => {
      const reached = same || index === length - 1;
      return { ...beat, decision: reached ? stage.decision.peek() : null };
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
  if (!others || !stage.asking.peek() || !isSameChoice(before, next)) forgetChoice(stage);
  return false;
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

function note({ staging, name, entries }: Stage, before: Snapshot, next: Snapshot): void {
  if (next.last === null) return;
  const told = staging.tell({ before: before.view, last: next.last, after: next.view }, name);
  const lines = next.forced === next.version ? [tableWords.value.timeUp(name(next.last.seat)), ...told] : told;
  entries.value = [{ version: next.version, lines }, ...entries.peek()].slice(0, REMEMBERED);
}

/** Whoever has taken back more than before; what was told of those moves stays, as at a real table. */
function noteTakeback({ name, entries }: Stage, before: Snapshot, next: Snapshot): void {
  const seat = next.seats.findIndex(({ takebacks }, index) => takebacks > (before.seats[index]?.takebacks ?? 0));
  const line = tableWords.value.tookBack(seat < 0 ? '' : name(seat));
  entries.value = [{ version: next.version, lines: [line] }, ...entries.peek()].slice(0, REMEMBERED);
}

function paced(beats: readonly Beat[], explained: boolean): readonly Beat[] {
  const way = explained ? beats : beats.map((beat) => ({ ...beat, flight: UNEXPLAINED }));
  return settings.motion.peek() === 'reduced' ? quietly(way) : way;
}

/** Plays beats one after the other. */
interface BeatPlayer<Played extends Beat = Beat> {
  /** Plays them after whatever is still to come. */
  play(beats: readonly Played[]): void;
  /** Shows at once, in a hurry, whatever is still to come. */
  hurry(): void;
  stop(): void;
}

/** With more beats than this waiting there is a hurry: somebody was away, and wants to see how things stand. */
const BACKLOG = 90;
const HURRIED = 180;

export function makePlayer<Played extends Beat>(show: (beat: Played) => void): BeatPlayer<Played> {
  let queue: readonly Played[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function next(): void {
    const [beat, ...rest] = queue;
    queue = rest;
    if (beat === undefined) return;
    show(beat);
    schedule();
  }

  function schedule(): void {
    const [beat] = queue;
    timer = beat === undefined ? undefined : setTimeout(next, beat.wait);
  }

  function hurry(): void {
    clearTimeout(timer);
    timer = undefined;
    const left = queue;
    queue = [];
    for (const beat of left) show({ ...beat, flight: Math.min(HURRIED, beat.flight) });
  }

  return {
    play(beats) {
      if (queue.length > BACKLOG) hurry();
      queue = [...queue, ...beats];
      if (timer === undefined) schedule();
    },
    hurry,
    stop() {
      clearTimeout(timer);
      queue = [];
    },
  };
}
