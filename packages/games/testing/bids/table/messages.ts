import { gameMessages } from '@hundredfold/client/game';
import type { BidsMessages } from '../messages/en.ts';

export const bidsMessages = gameMessages<BidsMessages>('bids');
