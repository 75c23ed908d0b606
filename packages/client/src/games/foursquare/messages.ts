import { gameMessages } from '../../i18n/catalog.ts';
import type { FoursquareMessages } from './messages/en.ts';

export const foursquareMessages = gameMessages<FoursquareMessages>('foursquare');
