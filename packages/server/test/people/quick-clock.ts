import { systemClock } from '../../src/table/clock.ts';

/** Loaded before a house, in whose rooms time goes so many times as fast: clocks, grace times, pauses and bots. */
const speed = Number(process.env.CLOCK_SPEED);
const { after, now } = systemClock;
systemClock.after = (milliseconds, run) => after(milliseconds / speed, run);
systemClock.now = () => now() * speed;
