import { gameMessages } from '@hundredfold/client/game';
import type { HundredRummyMessages } from '../messages/en.ts';

export const hundredRummyMessages = gameMessages<HundredRummyMessages>('hundred-rummy');
