import { gameMessages } from '../../i18n/catalog.ts';
import type { ModFourMessages } from './messages/en.ts';

export const modFourMessages = gameMessages<ModFourMessages>('mod-four');
