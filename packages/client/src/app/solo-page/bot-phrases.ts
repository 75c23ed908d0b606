import { storedChoice } from '../../lib/stored.ts';

export const botPhrases = storedChoice('bot-phrases', ['on', 'off'], 'on');
