import {
  type Box,
  bySuit,
  cardsAt,
  type Frame,
  inHand,
  middle,
  othersHand,
  type Pose,
  pile,
  RATIO,
  sizeOf,
} from '@hundredfold/client/game';
import { type CardZone, type Face, inOrder, ownSeat, seesHand } from '@hundredfold/shared/game';
import { DECK } from '../rules/cards.ts';
import type { OneHundredOneView } from '../rules/view.ts';
import { playsOf } from './standing.ts';

export function cardPoses(
  view: OneHundredOneView,
  { zone, seat }: CardZone,
  { frame }: { readonly frame: Frame },
): readonly Pose[] {
  const cards = cardsAt(view, { zone, seat });
  const count = sizeOf(cards);
  const { pack, top } = middleOf(frame);
  if (zone === 'pack') return pile(pack, count);
  if (zone === 'pile') return pile(top, count);
  if (seat === null) return [];
  return seat === view.viewer && Array.isArray(cards)
    ? ownSpots(view, cards, frame)
    : othersHand(frame, seat, count, seesHand(view, seat));
}

/** The places in the middle: the pack, the pile beside it, and around them the notes and the decisions. */
export interface Middle {
  readonly pack: Pose;
  readonly top: Pose;
  readonly strike: Box;
  /** The place of the suits to choose from. */
  readonly suits: Box;
  /** `true` if the words stand on the right of the cards because the middle is too low for words below them. */
  readonly isShallow: boolean;
}

const GAP = 14;
/** The overhang of the card count below the cards, in CSS px. */
const BADGE = 10;
const MARGIN = 8;
const BUTTON = 44;
/** The height, in CSS px, below which a card is hard to read, so that the words move to its side. */
const MIN_HEIGHT = 84;

export function middleOf(frame: Frame): Middle {
  if (frame.form === 'low') return lowMiddle(frame);
  return frame.centre.height - wordsIn(frame) - GAP < MIN_HEIGHT ? shallowMiddle(frame) : highMiddle(frame);
}

function wordsIn({ unit }: Frame): number {
  return 52 * unit;
}

function highMiddle(frame: Frame): Middle {
  const { centre, unit, growth, form } = frame;
  const words = wordsIn(frame);
  const height = Math.min(centre.height - words - GAP, 190 * unit * growth, (centre.width / (form === 'tall' ? 4.1 : 5)) * RATIO);
  const width = height / RATIO;
  const { x } = middle(centre);
  const top = centre.y + Math.max(0, (centre.height - height - words - GAP) / 2);
  const y = top + height / 2;
  const below = top + height + GAP;
  const strike = { x: centre.x, y: below, width: centre.width, height: words };
  return {
    pack: { x: x - width * 0.56, y, width, turn: 0 },
    top: { x: x + width * 0.56, y, width, turn: 0 },
    strike,
    suits: strike,
    isShallow: false,
  };
}

/** Places the cards on the left and the words on their right, where the middle is low, as with many players on a phone. */
function shallowMiddle({ centre }: Frame): Middle {
  const height = Math.min(centre.height - BADGE, (centre.width / 4.6) * RATIO);
  const width = height / RATIO;
  const y = centre.y + (centre.height + BADGE / 2) / 2;
  const left = centre.x + width / 2;
  const top = left + width + GAP;
  const aside = top + width / 2 + GAP;
  const strike = { x: aside, y: centre.y, width: centre.x + centre.width - aside, height: centre.height };
  return {
    pack: { x: left, y, width, turn: 0 },
    top: { x: top, y, width, turn: 0 },
    strike,
    suits: { ...strike, y: strike.y - 6 },
    isShallow: true,
  };
}

/** Places the cards on the left and the words on their right, below the seat at the top. */
function lowMiddle({ centre, prompt, size, stations }: Frame): Middle {
  const height = Math.min(centre.height - 4, 118);
  const width = height / RATIO;
  const y = centre.y + centre.height / 2;
  const left = Math.max(centre.x + width / 2, prompt.x + prompt.width + 8 + width / 2);
  const top = left + width + GAP;
  const aside = top + width / 2 + GAP;
  const beside = stations.filter(({ side }) => side === 'right').map(({ cards }) => cards.y + cards.height + BADGE);
  const said = Math.max(y - height / 2, ...beside);
  return {
    pack: { x: left, y, width, turn: 0 },
    top: { x: top, y, width, turn: 0 },
    strike: { x: aside, y: said, width: size.width - MARGIN - aside, height: centre.y + centre.height - said },
    suits: {
      x: aside - GAP + 2,
      y: Math.max(y - BUTTON / 2, ...beside.map((end) => end - 6)),
      width: size.width - aside + GAP - 4,
      height: BUTTON,
    },
    isShallow: false,
  };
}

/** The distance that a playable card stands out of the hand, as a share of its width. */
const READY = 0.13;

function ownSpots(view: OneHundredOneView, hand: readonly Face[], frame: Frame): readonly Pose[] {
  const box = frame.stations[ownSeat(view.viewer) ?? 0]?.cards;
  if (box === undefined) return [];
  const ready = hand.map((face) => playsOf(view, face).length > 0);
  const some = ready.includes(true) && ready.includes(false);
  return inHand(box, hand.length, frame).map((spot, index) =>
    some && ready[index] ? { ...spot, y: spot.y - spot.width * READY } : spot,
  );
}

const SUITS = bySuit(DECK);

/** Sorts low cards first. */
export function sorted(hand: readonly Face[]): readonly Face[] {
  return inOrder(hand, SUITS);
}
