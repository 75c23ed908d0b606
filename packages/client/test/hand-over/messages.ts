import { gameMessages } from '../../src/i18n/catalog.ts';
import type { HandOverMessages } from './messages/en.ts';

export const handOverMessages = gameMessages<HandOverMessages>('hand-over');
