import { breathe, type RandomNumber, strike, type Wave } from './wave.ts';

/** Adds the sound of the table under the felt: what is left of its wood. */
function thump(wave: Wave, start: number, level: number, pitch: number): void {
  const modes = [
    { pitch, fades: 0.11, level: 0.8 * level },
    { pitch: pitch * 1.72, fades: 0.07, level: 0.45 * level },
    { pitch: pitch * 3.1, fades: 0.035, level: 0.2 * level },
  ];
  strike(wave, start, modes, 0.003);
}

/** A card slides off the thumb and a short way on to the felt. */
export function deal(wave: Wave, chance: RandomNumber): void {
  const about = 0.92 + chance() * 0.16;
  breathe(wave, 0, { rise: 0.012, fall: 0.05, from: 1500 * about, to: 1000 * about, q: 0.9, level: 0.4 }, chance);
  breathe(wave, 0.045, { rise: 0.004, fall: 0.045, from: 900 * about, to: 520 * about, q: 0.8, level: 0.75 }, chance);
  thump(wave, 0.045, 0.13, 178 * about);
}

/** A card is drawn from under a finger, along the felt. */
export function draw(wave: Wave, chance: RandomNumber): void {
  const about = 0.9 + chance() * 0.2;
  breathe(wave, 0, { rise: 0.075, fall: 0.12, from: 900 * about, to: 1750 * about, q: 1.1, level: 0.6 }, chance);
  breathe(wave, 0.02, { rise: 0.05, fall: 0.1, from: 480 * about, to: 620 * about, q: 0.8, level: 0.35 }, chance);
  breathe(wave, 0.165, { rise: 0.003, fall: 0.03, from: 1300 * about, to: 800 * about, q: 1, level: 0.22 }, chance);
}

/** A card is laid down flat; the air under it escapes first. */
export function play(wave: Wave, chance: RandomNumber): void {
  const about = 0.93 + chance() * 0.14;
  breathe(wave, 0, { rise: 0.022, fall: 0.02, from: 1100, to: 1700, q: 0.9, level: 0.18 }, chance);
  breathe(wave, 0.03, { rise: 0.003, fall: 0.05, from: 1500 * about, to: 500 * about, q: 0.7, level: 0.85 }, chance);
  breathe(wave, 0.034, { rise: 0.004, fall: 0.09, from: 420 * about, to: 260 * about, q: 0.8, level: 0.5 }, chance);
  thump(wave, 0.031, 0.34, 148 * about);
}

/** A few cards are pushed together and squared with a tap. */
export function gather(wave: Wave, chance: RandomNumber): void {
  const about = 0.94 + chance() * 0.12;
  for (const start of [0, 0.055 + chance() * 0.015, 0.115 + chance() * 0.02]) {
    breathe(wave, start, { rise: 0.035, fall: 0.075, from: 1250 * about, to: 850 * about, q: 1, level: 0.42 }, chance);
  }
  const tap = 0.225 + chance() * 0.02;
  breathe(wave, tap, { rise: 0.003, fall: 0.035, from: 1300 * about, to: 700 * about, q: 0.8, level: 0.6 }, chance);
  thump(wave, tap, 0.22, 196 * about);
}

/** Two halves of the deck are riffled together, bent and released. */
export function shuffle(wave: Wave, chance: RandomNumber): void {
  const about = 0.95 + chance() * 0.1;
  const cards = 24;
  for (let card = 0; card < cards; card++) {
    const way = card / (cards - 1);
    const start = 0.02 + 0.5 * way ** 0.85 + chance() * 0.008;
    const level = 0.16 + 0.26 * Math.sin(Math.PI * (0.15 + 0.8 * way)) + chance() * 0.08;
    const pitch = (1050 + 350 * way + chance() * 200) * about;
    breathe(wave, start, { rise: 0.002, fall: 0.022, from: pitch, to: pitch * 0.75, q: 1.1, level }, chance);
  }
  breathe(wave, 0.6, { rise: 0.11, fall: 0.16, from: 1350 * about, to: 800 * about, q: 0.9, level: 0.4 }, chance);
  breathe(wave, 0.875, { rise: 0.003, fall: 0.04, from: 1250, to: 640, q: 0.8, level: 0.55 }, chance);
  thump(wave, 0.875, 0.24, 182 * about);
}
