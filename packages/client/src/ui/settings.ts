import { CHAT_AUDIBILITIES } from '@hundredfold/shared/protocol/chat.ts';
import { BACK_COLOURS } from '../cards/suits.ts';
import { storedChoice, takeStored } from '../lib/stored.ts';

const SPEEDS = ['calm', 'normal', 'quick', 'none'] as const;
export type Speed = (typeof SPEEDS)[number];

const HANDS = ['right', 'left'] as const;
export type Handed = (typeof HANDS)[number];

const reducedMotion = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null;

/** The settings of this browser's user; until they choose one, the speed follows the system. */
export const settings = {
  colours: storedChoice('colours', ['two', 'four'], 'two'),
  back: storedChoice('back', BACK_COLOURS, 'green'),
  cardSize: storedChoice('card-size', ['normal', 'large'], 'normal'),
  tableColour: storedChoice('cloth', BACK_COLOURS, 'green'),
  speed: storedChoice('motion', SPEEDS, () => (reducedMotion?.matches === true ? 'none' : 'normal')),
  chat: storedChoice('talk', CHAT_AUDIBILITIES, 'all'),
  botPhrases: storedChoice('bot-phrases', ['on', 'off'], 'on'),
  handed: storedChoice('handed', HANDS, 'right'),
  plays: storedChoice('plays', ['atOnce', 'asking'], 'atOnce'),
  tips: storedChoice('coach', ['first', 'none'], 'first'),
};

reducedMotion?.addEventListener('change', () => takeStored(settings.speed));
