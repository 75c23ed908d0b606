import { gameMessages } from '@hundredfold/client/game';
import type { FourSquareMessages } from '../messages/en.ts';

export const fourSquareMessages = gameMessages<FourSquareMessages>('four-square');
