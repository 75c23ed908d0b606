import { gameMessages } from '@hundredfold/client/game';
import type { FoursquareMessages } from '../messages/en.ts';

export const foursquareMessages = gameMessages<FoursquareMessages>('foursquare');
