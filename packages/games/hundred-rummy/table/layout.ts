import {
  type Box,
  cardsAt,
  type Frame,
  middle,
  othersHand,
  type Pose,
  pile,
  RATIO,
  row,
  sizeOf,
  takenPile,
} from '@hundredfold/client/game';
import { type CardZone, type Seat, seesHand } from '@hundredfold/shared/game';
import { HAND } from '../rules/score.ts';
import type { RummyView } from '../rules/view.ts';
import { showing } from './standing.ts';

/** The places in the middle, and the place of the total of the viewer's hand. */
export interface Ground {
  readonly draw: Pose;
  readonly discard: Pose;
  /** The box in which a hand is shown to all, with words above it. */
  readonly stage: Box;
  readonly tally: Box;
  /** `true` if the total stands beside cards and not in a line of its own. */
  readonly isTallyBeside: boolean;
}

const GAP = 12;
/** The least height of a button, in CSS px. */
const BUTTON = 44;

export function cardPoses(view: RummyView, place: CardZone, { frame }: { readonly frame: Frame }): readonly Pose[] {
  const count = sizeOf(cardsAt(view, place));
  const { zone, seat } = place;
  if (seat === null) {
    const { draw, discard } = groundOf(frame);
    return pile(zone === 'draw' ? draw : discard, count);
  }
  return zone === 'hand' ? handSpots(view, seat, count, frame) : scoredSpots(view, seat, count, frame);
}

export function groundOf(frame: Frame): Ground {
  if (frame.form === 'low') return lowGround(frame);
  const ground = tableGround(frame);
  return ground.draw.width < MIN_WIDTH ? shallowGround(frame) : ground;
}

/** The width, in CSS px, below which a card is hard to read, so that the total moves to its side. */
const MIN_WIDTH = 54;

/** The usual layout: the two piles side by side, the total right above the prompt. */
function tableGround({ centre, prompt, unit, growth, form }: Frame): Ground {
  const line = Math.max(BUTTON, 38 * unit);
  const above = form === 'tall' ? 28 : 8; // On a phone a prompt may grow by a second line.
  const height = centre.height - line - above - 6;
  const most = (form === 'wide' ? 126 : 116) * unit * growth;
  const width = Math.min(most, (height - RISE) / RATIO, centre.width / 3.2);
  const { x } = middle(centre);
  const y = centre.y + RISE / 2 + height / 2;
  const apart = width * (form === 'wide' ? 0.72 : 0.66);
  return {
    draw: { x: x - apart, y, width, turn: 0 },
    discard: { x: x + apart, y, width, turn: 0 },
    stage: stageIn(centre, width * RATIO, y - (width * RATIO) / 2),
    tally: { x: centre.x, y: prompt.y - line - above, width: centre.width, height: line },
    isTallyBeside: false,
  };
}

/** The layout where the middle is low, as with many players on a phone: the total on the right of the two piles. */
function shallowGround({ centre }: Frame): Ground {
  const width = Math.min((centre.height - RISE) / RATIO, centre.width / 4.6);
  const left = centre.x + (centre.width - 2.2 * width - GAP - TALLY) / 2;
  const y = centre.y + RISE / 2 + centre.height / 2;
  return {
    draw: { x: left + width * 0.5, y, width, turn: 0 },
    discard: { x: left + width * 1.7, y, width, turn: 0 },
    stage: lowStage(centre, width),
    tally: { x: left + width * 2.2 + GAP, y: centre.y, width: TALLY, height: centre.height },
    isTallyBeside: true,
  };
}

/** The layout of a phone in landscape: the two piles on the right of the prompt, the total on the left of the hand. */
function lowGround({ centre, prompt, stations }: Frame): Ground {
  const width = Math.min(88, (centre.height - RISE) / RATIO);
  const left = prompt.x + prompt.width + GAP;
  const x = Math.max(middle(centre).x, left + width * 1.1);
  const y = centre.y + RISE / 2 + centre.height / 2;
  const own = stations.find(({ side }) => side === 'bottom')?.cards ?? centre;
  return {
    draw: { x: x - width * 0.6, y, width, turn: 0 },
    discard: { x: x + width * 0.6, y, width, turn: 0 },
    stage: lowStage(centre, width),
    tally: { x: own.x, y: own.y, width: TALLY, height: own.height },
    isTallyBeside: true,
  };
}

/** The stage where the words above it need a part of the middle. */
function lowStage(centre: Box, width: number): Box {
  return stageIn(centre, Math.min(width * RATIO, centre.height - CAPTION), centre.y + CAPTION);
}

function stageIn({ x, width }: Box, height: number, y: number): Box {
  return { x: x + 4, y, width: width - 8, height };
}

const CAPTION = 36;

/** The width of a total beside cards, in CSS px. */
const TALLY = 104;

/** The space above a high pile, in CSS px. */
const RISE = 18;

function handSpots(view: RummyView, seat: Seat, count: number, frame: Frame): readonly Pose[] {
  const own = frame.stations[seat]?.cards;
  if (own === undefined || seat !== view.viewer) return othersHand(frame, seat, count, seesHand(view, seat));
  const box = frame.form === 'low' ? rightOf(own, groundOf(frame).tally) : own;
  return row(box, count, frame.card.own, 1.05);
}

function rightOf(box: Box, left: Box): Box {
  const x = left.x + left.width;
  return { ...box, x, width: box.x + box.width - x };
}

/** Scored cards lie in a pile beside the plate; the hand that is being shown lies in the middle of the table. */
function scoredSpots(view: RummyView, seat: Seat, count: number, frame: Frame): readonly Pose[] {
  if (showing(view) !== seat) return takenPile(frame, seat, count);
  const { stage } = groundOf(frame);
  return [...takenPile(frame, seat, count - HAND), ...row(stage, HAND, stage.height / RATIO, 1.06)];
}
