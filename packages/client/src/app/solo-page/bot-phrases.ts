import { storedChoice } from '../../lib/stored.ts';

/** `on` if bots say something in games on this device. */
export const botPhrases = storedChoice('bot-phrases', ['on', 'off'], 'on');
