import { BROWSER_FAULTS } from './browser-faults.ts';
import type { Fault } from './fault.ts';
import { GAME_FAULTS } from './game-faults.ts';
import { SERVER_FAULTS } from './server-faults.ts';
import { SHUFFLE_FAULTS } from './shuffle-faults.ts';

/** The mistakes that the tests must find, the quickest suites first. */
export const FAULTS: readonly Fault[] = [...GAME_FAULTS, ...SHUFFLE_FAULTS, ...SERVER_FAULTS, ...BROWSER_FAULTS];
