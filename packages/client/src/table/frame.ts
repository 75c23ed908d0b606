import { allSeats, type Seat } from '@hundredfold/shared/core/seat.ts';
import { type CardWidths, type Form, formOf, type Measure, measureOf } from './measure.ts';
import { type Box, RATIO, type Size } from './spot.ts';

export type { Form } from './measure.ts';

export type Side = 'bottom' | 'left' | 'top' | 'right';

/** What belongs to one seat. */
export interface Station {
  readonly side: Side;
  /** Name, presence, points. */
  readonly plate: Box;
  /** The hand. */
  readonly cards: Box;
  /** What the seat has taken. */
  readonly pile: Box;
}

/** How the space is divided, before any game puts its cards into it. */
export interface Frame {
  readonly size: Size;
  readonly form: Form;
  /** The middle is too low for anything between four cards. */
  readonly snug: boolean;
  /** How much larger than usual everything is drawn. */
  readonly unit: number;
  /** By seat. */
  readonly stations: readonly Station[];
  readonly centre: Box;
  /** One line that says what is to be done. */
  readonly prompt: Box;
  /** The button that opens the log. */
  readonly log: Box;
  readonly card: CardWidths;
}

/** The sides of the others, clockwise from the left of the one below. */
export function sidesOf(seats: number): readonly Side[] {
  switch (seats) {
    case 1:
      return ['bottom'];
    case 2:
      return ['bottom', 'top'];
    case 3:
      return ['bottom', 'left', 'right'];
    default:
      return ['bottom', 'left', ...Array<Side>(seats - 3).fill('top'), 'right'];
  }
}

/** Divides the space: `below` sits at the lower edge, the others clockwise from there. */
export function frame(size: Size, seats: number, below: Seat): Frame {
  const form = formOf(size);
  const measure = measureOf(size);
  const sides = sidesOf(seats);
  const tops = sides.filter((side) => side === 'top').length;
  const stations = allSeats(seats).map((seat) => {
    const place = (seat - below + seats) % seats;
    const side = sides[place] ?? 'top';
    return station(side, measure, side === 'top' ? { nth: place - 2 + (seats === 2 ? 1 : 0), of: tops } : { nth: 0, of: 1 });
  });
  const { unit, snug, centre, prompt, log, play, widths } = measure;
  return { size, form, unit, snug, stations, centre, prompt, log, card: { play, ...widths } };
}

function station(side: Side, measure: Measure, turn: { readonly nth: number; readonly of: number }): Station {
  const { plate, edge, gap, backs, widths, size } = measure;
  const deep = widths.far * RATIO;
  const far: Size = { width: backs, height: deep };
  if (side === 'bottom') return { side, ...measure.own };
  if (side === 'top') {
    const length = plate.width + gap + backs + gap + widths.far;
    const x = (size.width * (turn.nth + 0.5)) / turn.of - length / 2;
    const y = edge;
    const centred = y + (plate.height - deep) / 2;
    return {
      side,
      plate: { x, y, ...plate },
      cards: { x: x + plate.width + gap, y: centred, ...far },
      pile: { x: x + plate.width + gap + backs + gap, y: centred, width: widths.far, height: deep },
    };
  }
  const y = measure.sideTop;
  const under = y + plate.height + gap;
  const x = side === 'left' ? edge : size.width - edge - plate.width;
  const cards = side === 'left' ? x : size.width - edge - backs;
  const pileX = side === 'left' ? cards + backs + gap : cards - gap - widths.far;
  return {
    side,
    plate: { x, y, ...plate },
    cards: { x: cards, y: under, ...far },
    pile: { x: pileX, y: under, width: widths.far, height: deep },
  };
}
