import { lazy } from '@hundredfold/shared/core/lazy.ts';
import { isInputActive } from '../input-modality.ts';
import { whenIdle } from '../when-idle.ts';
import { yieldToMain } from '../yield-to-main.ts';
import { hearing, isSoundOn } from './hearing.ts';
import type { Mixer } from './mixer.ts';
import { isOfCards, MIDDLE, mergeSounds, type PlayedSound, type Sound } from './sounds.ts';

/** The sounds that call the user: they play in a hidden tab as well, and for users who want to hear nothing else. */
const CALLS: readonly Sound[] = ['turn'];
const MINE: readonly Sound[] = [...CALLS, 'knock'];

const SUSPEND_AFTER_MS = 10_000;
/** Milliseconds after which a card sound is too late to play; a sound that calls the user may come late. */
const MAX_CARD_DELAY_MS = 400;

let context: AudioContext | null = null;
let mixer: Promise<Mixer> | null = null;
let closing: ReturnType<typeof setTimeout> | undefined;
let waiting: PlayedSound[] = [];

/** Enables sounds from the first press on: browsers demand it, and visitors do not expect sounds before. */
export function listenForPresses(): void {
  for (const press of ['pointerup', 'keydown', 'click'] as const)
    addEventListener(press, follow, { capture: true, passive: true });
}

/** The first press is answered before the audio context opens: the page stands still until an audio output is found. */
function follow(): void {
  if (context === null) whenIdle(() => void outputsFound().then(open));
  else open();
}

/** The browser finds the audio outputs while the page runs on. Pages without TLS cannot ask for that. */
const outputsFound = lazy(async () => navigator.mediaDevices?.enumerateDevices().catch(() => undefined));

/**
 * Plays a sound, unless nothing has been pressed yet, the user does not want it, or the page is hidden. A played sound
 * dispatches the event `heard` on the document; its detail names the sound.
 */
export function playSound(sound: Sound, at = MIDDLE, after = 0): void {
  if (!isWanted(sound)) return;
  // Without a usable output, the page works as well.
  if (waiting.length === 0) queueMicrotask(() => void playAll().catch(() => undefined));
  waiting.push({ sound, at, after });
}

function isWanted(sound: Sound): boolean {
  if (!isInputActive() || !isSoundOn()) return false;
  if (document.hidden && !CALLS.includes(sound)) return false;
  return hearing.hears.peek() === 'all' || MINE.includes(sound);
}

/** Opens the audio context, and resumes it in every press, because some browsers allow that nowhere else. */
function open(): void {
  if (!isSoundOn() || navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  const line = context;
  if (line.state !== 'running') void line.resume().catch(() => undefined);
  mixer ??= import('./mixer.ts').then(({ createMixer }) => createMixer(line));
  mixer.catch(() => {
    mixer = null; // The next press tries again.
  });
  // Nothing runs after a silence.
  clearTimeout(closing);
  closing = setTimeout(() => void line.suspend().catch(() => undefined), SUSPEND_AFTER_MS);
}

async function playAll(): Promise<void> {
  const all = mergeSounds(waiting);
  waiting = [];
  const since = performance.now();
  await outputsFound();
  open();
  if (context === null || mixer === null) return;
  const [ready] = await Promise.all([mixer, context.resume()]);
  await playInTime(ready, all, since);
}

async function playInTime({ has, play: played }: Mixer, all: readonly PlayedSound[], since: number): Promise<void> {
  for (const heard of all) {
    if (!has(heard.sound)) await yieldToMain();
    const isLate = performance.now() - since > MAX_CARD_DELAY_MS;
    if ((!isLate || !isOfCards(heard.sound)) && played(heard))
      document.dispatchEvent(new CustomEvent('heard', { detail: heard }));
  }
}
