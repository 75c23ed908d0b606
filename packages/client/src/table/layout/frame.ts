import { allSeats } from '@hundredfold/shared/core/seat.ts';
import type { Handed } from '../../ui/settings.ts';
import { crowdSeatArea } from './crowd.ts';
import {
  CROWD,
  formOf,
  growthOf,
  type ScreenForm,
  type ScreenParts,
  type SeatArea,
  type SeatAreas,
  type TableMeasure,
  type TableSide,
} from './measure.ts';
import { MEASURES, mirroredMeasures } from './measures.ts';
import { type Box, RATIO, type Size } from './pose.ts';

export type { HandSize, ScreenForm, SeatArea, SeatAreas, TableSide } from './measure.ts';

/** The division of the space, before any game places its cards. */
export interface Frame extends ScreenParts {
  readonly form: ScreenForm;
  /**
   * The hand that holds the phone. For the left hand, the controls within reach of a thumb are on the left, and each card in hand
   * lies over the one on its right.
   */
  readonly handed: Handed;
  /** `true` if there are so many seats that the others' plates are small. */
  readonly crowded: boolean;
  readonly growth: number;
  readonly stations: readonly SeatArea[];
}

/** The sides of the other seats, clockwise from the left of the seat at the lower edge. */
const SIDES: readonly (readonly TableSide[])[] = [
  [],
  ['bottom'],
  ['bottom', 'top'],
  ['bottom', 'left', 'right'],
  ['bottom', 'left', 'top', 'right'],
  ['bottom', 'left', 'top', 'top', 'right'],
  ['bottom', 'left', 'top', 'top', 'top', 'right'],
  ['bottom', 'left', 'left', 'top', 'top', 'right', 'right'],
  ['bottom', 'left', 'left', 'top', 'top', 'top', 'right', 'right'],
];

/** Divides the space: the viewer's seat at the lower edge, the others clockwise from there. */
export function frame(size: Size, party: SeatAreas): Frame {
  const { seats, below } = party;
  const form = formOf(size, seats);
  const handed = form === 'wide' ? 'right' : (party.handed ?? 'right');
  const measured = MEASURES[form](size, party);
  const measure = handed === 'left' ? mirroredMeasures(measured, { form, hand: party.hand }) : measured;
  const crowded = seats >= CROWD;
  const sides = SIDES[seats] ?? [];
  const room: Box = { x: measure.edge, y: measure.edge, width: size.width - 2 * measure.edge, height: measure.centre.y };
  const stations = allSeats(seats).map((seat) => {
    const place = (seat - below + seats) % seats;
    if (form === 'tall' && crowded && place > 0) return crowdSeatArea(place - 1, party, room);
    return station(sides[place] ?? 'bottom', measure, turnOf(sides, place));
  });
  const growth = growthOf(party, form);
  return { ...measure, ...besidePrompt(measure, form, party), form, handed, growth, crowded, stations };
}

/** The size of what holds for the whole table, and its gap to the prompt, in CSS px. In `tall`, its sign is alone. */
const STATUS = { wide: 120, tall: 48, low: 102, height: 28, gap: 6 };

/** Puts what holds for the whole table before the prompt, or above it on a low table, where no cards lie. */
function besidePrompt(measure: TableMeasure, form: ScreenForm, { hasStatus = false }: SeatAreas) {
  const { prompt, tip, unit, own } = measure;
  const { x, y, height } = prompt;
  if (!hasStatus) return { status: { x, y, width: 0, height } };
  if (form === 'low') {
    const above = STATUS.height + (y > own.plate.y - 50 ? 3 : 9); // The text may be higher than the prompt.
    return { status: { x, y: y - above, width: STATUS.low, height: STATUS.height } };
  }
  if (form === 'tall') {
    const beside = rightOf(prompt, x + STATUS.tall + STATUS.gap);
    return { status: { x, y, width: STATUS.tall, height }, prompt: beside, tip: beside };
  }
  const before = STATUS.wide * unit;
  return { status: { x: x - STATUS.gap - before, y, width: before, height }, tip: rightOf(tip, x) };
}

function rightOf(box: Box, x: number): Box {
  return { ...box, x, width: box.x + box.width - x };
}

type Turn = ReturnType<typeof turnOf>;

/** Returns the number of a seat among those at the same side, clockwise. */
function turnOf(sides: readonly TableSide[], place: number) {
  const side = sides[place];
  return {
    nth: sides.slice(0, place).filter((other) => other === side).length,
    of: sides.filter((other) => other === side).length,
  };
}

function station(side: TableSide, measure: TableMeasure, turn: Turn): SeatArea {
  switch (side) {
    case 'bottom':
      return { side, ...measure.own };
    case 'top':
      return turn.of === 1 ? axisStation(measure) : topStation(measure, turn);
    case 'left':
    case 'right':
      return sideStation(side, measure, turn);
  }
}

/**
 * A seat that is alone at the top sits on the axis of the table: its cards on the right of the plate, its taken cards on the
 * left. If all seats share one row, both are under the plate.
 */
function axisStation({ plate, edge, gap, backs, card, size, inOneRow }: TableMeasure): SeatArea {
  const deep = card.far * RATIO;
  const x = (size.width - plate.width) / 2;
  if (inOneRow) {
    const left = (size.width - backs - gap - card.far) / 2;
    const under = { y: edge + plate.height + gap, height: deep };
    return {
      side: 'top',
      plate: { x, y: edge, ...plate },
      cards: { x: left, width: backs, ...under },
      pile: { x: left + backs + gap, width: card.far, ...under },
    };
  }
  const y = edge + (plate.height - deep) / 2;
  const beside = x + plate.width + gap;
  return {
    side: 'top',
    plate: { x, y: edge, ...plate },
    cards: { x: beside, y, width: Math.min(backs, size.width - edge - beside), height: deep },
    pile: { x: x - gap - card.far, y, width: card.far, height: deep },
  };
}

/** Several seats share the top, centred on the axis of the table as far as the buttons in the corner allow. */
function topStation({ plate, edge, gap, backs, card, size, again, sheet }: TableMeasure, { nth, of }: Turn): SeatArea {
  const deep = card.far * RATIO;
  const length = plate.width + gap + backs + gap + card.far;
  const end = (sheet.y > again.y ? again.x : sheet.x) - edge / 2;
  const widest = (end - edge - length) / (of - 1);
  const even = (2 * end - size.width - length) / (of - 1);
  const step = Math.min(widest, Math.max(length + gap, Math.min(length * 1.35, even)));
  const span = (of - 1) * step + length;
  const x = Math.max(edge, Math.min((size.width - span) / 2, end - span)) + nth * step;
  const centred = edge + (plate.height - deep) / 2;
  return {
    side: 'top',
    plate: { x, y: edge, ...plate },
    cards: { x: x + plate.width + gap, y: centred, width: backs, height: deep },
    pile: { x: x + plate.width + gap + backs + gap, y: centred, width: card.far, height: deep },
  };
}

/** One or two seats share a side. Where the hands of two have no room under their plates, they lie beside them. */
function sideStation(side: 'left' | 'right', measure: TableMeasure, { nth, of }: Turn): SeatArea {
  const { plate, edge, gap, backs, card, size, centre, own } = measure;
  const deep = card.far * RATIO;
  const room = Math.min(centre.height, own.plate.y - MIN_APART_PX - centre.y);
  const under = plate.height + gap + deep;
  const isBeside = of > 1 && 2 * under + MIN_APART_PX > room + gap;
  const each = isBeside ? plate.height : under;
  const apart = Math.max(MIN_APART_PX, Math.min(gap * 2, room - 2 * each));
  const top = of === 1 ? measure.sideTop : Math.max(centre.y, centre.y + (room - 2 * each - apart) / 2);
  const fromTop = side === 'left' ? of - 1 - nth : nth;
  const y = top + fromTop * (each + apart);
  const held = { width: isBeside ? Math.min(backs, card.far) : backs, height: deep };
  const taken = { width: card.far, height: deep };
  const beside = centre.x - edge - held.width - taken.width - 2 * gap - MIN_APART_PX;
  const width = isBeside ? Math.min(plate.width, beside) : plate.width;
  const from = edge + (isBeside ? width + gap : 0);
  const cardsY = isBeside ? y + (plate.height - deep) / 2 : y + plate.height + gap;
  const at = (distance: number, part: Size): number => (side === 'left' ? distance : size.width - distance - part.width);
  return {
    side,
    plate: { x: at(edge, { ...plate, width }), y, width, height: plate.height },
    cards: { x: at(from, held), y: cardsY, ...held },
    pile: { x: at(from + held.width + gap, taken), y: cardsY, ...taken },
  };
}

const MIN_APART_PX = 2;
