import { gameMessages } from '@hundredfold/client/game';
import type { ModFourMessages } from '../messages/en.ts';

export const modFourMessages = gameMessages<ModFourMessages>('mod-four');
