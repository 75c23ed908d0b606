import { CHAT_AUDIBILITIES, type ChatAudibility } from '@hundredfold/shared/protocol/chat.ts';
import { computed, type ReadonlySignal, type Signal } from '@preact/signals';
import { storedChoice } from '../browser/stored.ts';
import { BACK_COLOURS, type BackColour, type CardDesign } from '../cards/suits.ts';
import { language } from '../i18n/index.ts';

export type Colours = 'two' | 'four';
export const CARD_SIZES = ['normal', 'large'] as const;
export type CardSize = (typeof CARD_SIZES)[number];
export const SPEEDS = ['calm', 'normal', 'quick', 'none'] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Settings {
  /** Suit colours: red and black, or one for each suit. */
  readonly colours: Signal<Colours>;
  readonly back: Signal<BackColour>;
  readonly cardSize: Signal<CardSize>;
  /** What the tables are covered with. */
  readonly cloth: Signal<BackColour>;
  /** How fast things happen at a table; with `none` cards are simply there. */
  readonly speed: Signal<Speed>;
  /** How much is heard of what people say at a table. */
  readonly talk: Signal<ChatAudibility>;
  /** With which hand a phone is held. */
  readonly handed: Signal<Handed>;
  /** Whether a press plays at once, or asks first. */
  readonly plays: Signal<Plays>;
  /** Whether a first game of a kind is explained as it goes. */
  readonly coach: Signal<'first' | 'none'>;
}

export type Handed = 'right' | 'left';
export type Plays = 'atOnce' | 'asking';

/** What this browser's person prefers; until they choose, the speed follows the system. */
export const settings: Settings = {
  colours: storedChoice<Colours>('colours', ['two', 'four'], 'two'),
  back: storedChoice('back', BACK_COLOURS, 'green'),
  cardSize: storedChoice('card-size', CARD_SIZES, 'normal'),
  cloth: storedChoice('cloth', BACK_COLOURS, 'green'),
  speed: storedChoice<Speed>('motion', SPEEDS, systemSpeed(), { full: 'normal', reduced: 'none' }),
  talk: storedChoice<ChatAudibility>('talk', CHAT_AUDIBILITIES, 'all'),
  handed: storedChoice<Handed>('handed', ['right', 'left'], 'right'),
  plays: storedChoice<Plays>('plays', ['atOnce', 'asking'], 'atOnce'),
  coach: storedChoice('coach', ['first', 'none'], 'first'),
};

/** How cards are drawn here and now. */
export const look: ReadonlySignal<Required<Omit<CardDesign, 'indices'>>> = computed(() => ({
  colours: settings.colours.value,
  back: settings.back.value,
  language: language.value,
}));

function systemSpeed(): Speed {
  const quiet = typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
  return quiet ? 'none' : 'normal';
}
