import { systemClock } from '../../src/platform/clock.ts';

/**
 * Loaded before a server at whose tables planned people play. It makes the server's clock faster by the given factor: for turns,
 * grace times, pauses and bots.
 */
const speed = Number(process.env.CLOCK_SPEED);
const { after, now } = systemClock;
systemClock.after = (milliseconds, run) => after(milliseconds / speed, run);
systemClock.now = () => now() * speed;
