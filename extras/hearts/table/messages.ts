import { gameMessages } from '@hundredfold/client/game';
import type { HeartsMessages } from '../messages/en.ts';

export const heartsMessages = gameMessages<HeartsMessages>('hearts');
