import { SOUNDS, type Sound } from '../sounds.ts';
import { deal, draw, gather, play, shuffle } from './cards.ts';
import { loudness } from './loudness.ts';
import { inRoom, type Stereo } from './room.ts';
import { type RandomNumber, randomNumbers, type Wave } from './wave.ts';
import { knock, lost, no, said, scored, turn, won } from './wood.ts';

interface Recipe {
  readonly make: (chance: RandomNumber) => Wave;
  readonly takes: number;
  /** The level, as `loudness` measures it. */
  readonly level: number;
}

const RECIPES: Readonly<Record<Sound, Recipe>> = {
  deal: { make: deal, takes: 6, level: -27 },
  draw: { make: draw, takes: 5, level: -27 },
  play: { make: play, takes: 5, level: -24 },
  gather: { make: gather, takes: 4, level: -25 },
  shuffle: { make: shuffle, takes: 3, level: -25 },
  scored: { make: scored, takes: 2, level: -24 },
  won: { make: won, takes: 1, level: -22 },
  lost: { make: lost, takes: 1, level: -24 },
  turn: { make: turn, takes: 1, level: -21 },
  knock: { make: knock, takes: 3, level: -26 },
  said: { make: said, takes: 2, level: -26 },
  no: { make: no, takes: 2, level: -27 },
};

export function takesOf(sound: Sound): number {
  return RECIPES[sound].takes;
}

/** Synthesises a take of a sound at its level; the result is the same each time. */
export function makeTake(sound: Sound, take: number): Stereo {
  const { make, level } = RECIPES[sound];
  const stereo = inRoom(make(randomNumbers(SOUNDS.indexOf(sound) * 1000 + take + 1)));
  const gain = 10 ** ((level - loudness(stereo)) / 20);
  for (const wave of stereo) for (let at = 0; at < wave.length; at++) wave[at] = (wave[at] ?? 0) * gain;
  return stereo;
}
