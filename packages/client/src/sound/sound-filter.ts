import { isInputActive } from '../browser/input-modality.ts';
import { yieldToMain } from '../browser/yield-to-main.ts';
import { hearing, isSoundOn } from './hearing.ts';
import type { Mixer } from './mixer.ts';
import { isOfCards, mergeSounds, type PlayedSound, type Sound } from './sounds.ts';

/** What the person in front of the page is called by: heard in a hidden tab as well, and by those who want to hear nothing else. */
const CALLS: readonly Sound[] = ['turn'];
const MINE: readonly Sound[] = [...CALLS, 'knock'];

/** Milliseconds after which an open line to the loudspeaker is closed, as nothing is heard. */
const QUIET = 10_000;
/** Milliseconds after which it is too late to hear a card; what a person is told may come when it can. */
const LATE = 400;

let context: AudioContext | null = null;
let desk: Promise<Mixer> | null = null;
let closing: ReturnType<typeof setTimeout> | undefined;
let waiting: PlayedSound[] = [];

/** From the first press on things are heard; browsers want it so, and so does whoever comes to a page. */
export function listenForPresses(): void {
  for (const press of ['pointerup', 'keydown', 'click'] as const) addEventListener(press, open, { capture: true, passive: true });
}

/**
 * Something is to be heard now, unless nobody has pressed anything yet, nobody wants to hear it, or the page is hidden. What is
 * heard is told to the document as an event, `heard`, whose detail names the sound.
 */
export function play(heard: PlayedSound): void {
  if (!isWanted(heard.sound)) return;
  if (waiting.length === 0) queueMicrotask(playAll);
  waiting.push(heard);
}

function isWanted(sound: Sound): boolean {
  if (!isInputActive() || !isSoundOn()) return false;
  if (document.hidden && !CALLS.includes(sound)) return false;
  return hearing.hears.peek() === 'all' || MINE.includes(sound);
}

/** Opens the line in a press, as some browsers allow it nowhere else. */
function open(): void {
  if (!isSoundOn() || navigator.userActivation?.hasBeenActive === false || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const line = context;
  if (line.state !== 'running') void line.resume().catch(() => undefined);
  desk ??= import('./mixer.ts').then(({ createMixer }) => createMixer(line));
  desk.catch(() => {
    desk = null; // The next press tries again.
  });
  closeLater(line);
}

function playAll(): void {
  const all = mergeSounds(waiting);
  waiting = [];
  open();
  const line = context;
  if (line === null || desk === null) return;
  const since = performance.now();
  void Promise.all([desk, line.resume()])
    .then(([ready]) => playOn(ready, all, since))
    .catch(() => undefined); // No loudspeaker, or none that may be used: it is as good without.
}

async function playOn({ has, play: played }: Mixer, all: readonly PlayedSound[], since: number): Promise<void> {
  for (const heard of all) {
    if (!has(heard.sound)) await yieldToMain();
    const isLate = performance.now() - since > LATE;
    if ((!isLate || !isOfCards(heard.sound)) && played(heard))
      document.dispatchEvent(new CustomEvent('heard', { detail: heard }));
  }
}

/** Nothing runs while nothing is heard. */
function closeLater(line: AudioContext): void {
  clearTimeout(closing);
  closing = setTimeout(() => void line.suspend().catch(() => undefined), QUIET);
}
