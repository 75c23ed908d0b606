import { CHAT_AUDIBILITIES } from '@hundredfold/shared/protocol/chat.ts';
import { BACK_COLOURS } from '../cards/suits.ts';
import { storedChoice } from '../lib/stored.ts';
import { speed } from './speed.ts';

const HANDS = ['right', 'left'] as const;
export type Handed = (typeof HANDS)[number];

export const settings = {
  colours: storedChoice('colours', ['two', 'four'], 'two'),
  back: storedChoice('back', BACK_COLOURS, 'green'),
  cardSize: storedChoice('card-size', ['normal', 'large'], 'normal'),
  tableColour: storedChoice('cloth', BACK_COLOURS, 'green'),
  speed,
  chat: storedChoice('talk', CHAT_AUDIBILITIES, 'all'),
  botPhrases: storedChoice('bot-phrases', ['on', 'off'], 'on'),
  handed: storedChoice('handed', HANDS, 'right'),
  plays: storedChoice('plays', ['atOnce', 'asking'], 'atOnce'),
  tips: storedChoice('coach', ['first', 'none'], 'first'),
};
