import { CHAT_AUDIBILITIES, type ChatAudibility } from '@hundredfold/shared/protocol/chat.ts';
import { computed, type ReadonlySignal, type Signal } from '@preact/signals';
import { BACK_COLOURS, type BackColour, type CardDesign } from '../cards/suits.ts';
import { t } from '../i18n/index.ts';
import { storedChoice, takeStored } from '../lib/stored.ts';

export type Colours = 'two' | 'four';
export const CARD_SIZES = ['normal', 'large'] as const;
export type CardSize = (typeof CARD_SIZES)[number];
export const SPEEDS = ['calm', 'normal', 'quick', 'none'] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Settings {
  readonly colours: Signal<Colours>;
  readonly back: Signal<BackColour>;
  readonly cardSize: Signal<CardSize>;
  readonly tableColour: Signal<BackColour>;
  readonly speed: Signal<Speed>;
  readonly chat: Signal<ChatAudibility>;
  readonly handed: Signal<Handed>;
  readonly plays: Signal<Plays>;
  readonly tips: Signal<'first' | 'none'>;
}

export type Handed = 'right' | 'left';
export type Plays = 'atOnce' | 'asking';

const reducedMotion = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null;

/** The settings of this browser's user; until they choose one, the speed follows the system. */
export const settings: Settings = {
  colours: storedChoice<Colours>('colours', ['two', 'four'], 'two'),
  back: storedChoice('back', BACK_COLOURS, 'green'),
  cardSize: storedChoice('card-size', CARD_SIZES, 'normal'),
  tableColour: storedChoice('cloth', BACK_COLOURS, 'green'),
  speed: storedChoice<Speed>('motion', SPEEDS, systemSpeed),
  chat: storedChoice<ChatAudibility>('talk', CHAT_AUDIBILITIES, 'all'),
  handed: storedChoice<Handed>('handed', ['right', 'left'], 'right'),
  plays: storedChoice<Plays>('plays', ['atOnce', 'asking'], 'atOnce'),
  tips: storedChoice('coach', ['first', 'none'], 'first'),
};

export const look: ReadonlySignal<Required<Omit<CardDesign, 'indices'>>> = computed(() => ({
  colours: settings.colours.value,
  back: settings.back.value,
  letters: t.value.cards.corners,
}));

function systemSpeed(): Speed {
  return reducedMotion?.matches === true ? 'none' : 'normal';
}

reducedMotion?.addEventListener('change', () => takeStored(settings.speed));
