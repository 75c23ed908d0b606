import { gameMessages } from '../../i18n/catalog.ts';
import type { OneHundredOneMessages } from './messages/en.ts';

export const oneHundredOneMessages = gameMessages<OneHundredOneMessages>('one-hundred-one');
