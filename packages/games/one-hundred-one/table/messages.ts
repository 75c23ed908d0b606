import { gameMessages } from '@hundredfold/client/game';
import type { OneHundredOneMessages } from '../messages/en.ts';

export const oneHundredOneMessages = gameMessages<OneHundredOneMessages>('one-hundred-one');
