export const CARD_SOUNDS = ['deal', 'draw', 'play', 'gather', 'shuffle'] as const;
export type CardSound = (typeof CARD_SOUNDS)[number];

export const SOUNDS = [...CARD_SOUNDS, 'scored', 'won', 'lost', 'turn', 'knock', 'said', 'no', 'cup'] as const;
export type Sound = (typeof SOUNDS)[number];

export function isOfCards(sound: Sound): boolean {
  return (CARD_SOUNDS as readonly Sound[]).includes(sound);
}

export interface PlayedSound {
  readonly sound: Sound;
  /** The position on the table, from 0 at the left edge to 1 at the right edge. */
  readonly at: number;
  /** Milliseconds from now: a card that is played sounds when it arrives. */
  readonly after: number;
}

export const MIDDLE = 0.5;

/** The minimum number of milliseconds between two equal sounds; an earlier second one is dropped. */
const MIN_GAP_MS: Readonly<Record<Sound, number>> = {
  deal: 62,
  draw: 90,
  play: 70,
  gather: 160,
  shuffle: 1200,
  scored: 900,
  won: 3000,
  lost: 3000,
  turn: 900,
  knock: 400,
  said: 1200,
  no: 300,
  cup: 3000,
};

/** `last` is the last time of the same sound, in milliseconds of the same clock as `now`. */
export function isTooSoon({ sound, after }: Omit<PlayedSound, 'at'>, now: number, last: number | undefined): boolean {
  return last !== undefined && Math.abs(now + after - last) < MIN_GAP_MS[sound];
}

/** Merges the sounds of simultaneous events, such as a skipped animation: the last card sound and each other sound once. */
export function mergeSounds(all: readonly PlayedSound[]): readonly PlayedSound[] {
  const kind = ({ sound }: PlayedSound) => (isOfCards(sound) ? 'cards' : sound);
  return [...new Map(all.map((each) => [kind(each), each])).values()];
}
