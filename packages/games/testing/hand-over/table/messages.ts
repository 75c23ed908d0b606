import { gameMessages } from '@hundredfold/client/game';
import type { HandOverMessages } from '../messages/en.ts';

export const handOverMessages = gameMessages<HandOverMessages>('hand-over');
