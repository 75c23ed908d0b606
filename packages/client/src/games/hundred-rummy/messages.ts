import { gameMessages } from '../../i18n/catalog.ts';
import type { HundredRummyMessages } from './messages/en.ts';

export const hundredRummyMessages = gameMessages<HundredRummyMessages>('hundred-rummy');
