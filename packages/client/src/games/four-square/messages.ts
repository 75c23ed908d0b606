import { gameMessages } from '../../i18n/catalog.ts';
import type { FourSquareMessages } from './messages/en.ts';

export const fourSquareMessages = gameMessages<FourSquareMessages>('four-square');
