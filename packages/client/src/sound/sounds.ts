/** What cards do that can be heard. */
export const CARD_SOUNDS = ['deal', 'draw', 'play', 'gather', 'shuffle'] as const;
export type CardSound = (typeof CARD_SOUNDS)[number];

/** Everything that can be heard: cards, then how it stands, then what concerns this person alone. */
export const SOUNDS = [...CARD_SOUNDS, 'scored', 'won', 'lost', 'turn', 'knock', 'said', 'no'] as const;
export type Sound = (typeof SOUNDS)[number];

export function isOfCards(sound: Sound): boolean {
  return (CARD_SOUNDS as readonly Sound[]).includes(sound);
}

/** Something that is to be heard. */
export interface PlayedSound {
  readonly sound: Sound;
  /** From the left edge of the table, 0, to the right one, 1. */
  readonly at: number;
  /** Milliseconds from now: a card that is laid down is heard when it arrives. */
  readonly after: number;
}

export const MIDDLE = 0.5;

export function soundEvent(sound: Sound, at = MIDDLE, after = 0): PlayedSound {
  return { sound, at, after };
}

/** Milliseconds that lie between two of the same sound, or the second one is not heard. */
const APART: Readonly<Record<Sound, number>> = {
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
};

/** When each sound was last to be heard, in milliseconds of one clock. */
export type RecentSound = ReadonlyMap<Sound, number>;

export function isTooSoon({ sound, after }: PlayedSound, now: number, recent: RecentSound): boolean {
  const last = recent.get(sound);
  return last !== undefined && Math.abs(now + after - last) < APART[sound];
}

/** What is heard of all that happened at once, as when cards are hurried to where they are: the last that any of them did, and the rest once. */
export function mergeSounds(all: readonly PlayedSound[]): readonly PlayedSound[] {
  const kind = ({ sound }: PlayedSound) => (isOfCards(sound) ? 'cards' : sound);
  return [...new Map(all.map((each) => [kind(each), each])).values()];
}
