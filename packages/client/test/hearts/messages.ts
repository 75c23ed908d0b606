import { gameMessages } from '../../src/i18n/catalog.ts';
import type { HeartsMessages } from './messages/en.ts';

export const heartsMessages = gameMessages<HeartsMessages>('hearts');
