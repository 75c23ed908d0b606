import type { Seat } from '@hundredfold/shared/core/seat.ts';
import type { Frame, ScreenForm, TableSide } from './frame.ts';
import { CROWD } from './measure.ts';
import { middle, type Pose, RATIO, readableWidth } from './pose.ts';

/** The column and the row of a card, counted from the middle of the trick. */
type TrickPlace = readonly [column: number, row: number];

const TOWARD: Readonly<Record<TableSide, TrickPlace>> = { bottom: [0, 1], left: [-1, 0], top: [0, -1], right: [1, 0] };

/** The space between two cards of a trick, in CSS px. */
const APART_PX = 6;

/**
 * Returns the pose of a trick's card in front of the seat that plays it: in a cross, or in two rows at a crowded table.
 * `gap` is the height of the free space in the middle of the cross, in CSS px.
 */
export function cross(frame: Frame, seat: Seat, gap = 2 * APART_PX): Pose {
  const { stations, centre, form } = frame;
  const least = readableWidth(frame.size);
  const play = Math.max(frame.card.play, least);
  const apart = Math.min(gap, Math.max(0, centre.height - 2 * RATIO * least));
  const seats = stations.length;
  const isCrowd = seats >= CROWD;
  const [column, row] = isCrowd ? placeInRows(frame, seat) : TOWARD[stations[seat]?.side ?? 'bottom'];
  const columns = isCrowd ? seats - lowerOf(form) : 3;
  const width = Math.min(play, (centre.height - apart) / 2 / RATIO, (centre.width + APART_PX) / columns - APART_PX);
  const aside = Math.max(width + APART_PX, isCrowd ? 0 : (apart + width) / 2 + APART_PX);
  const { x, y } = middle(centre);
  return {
    x: x + column * Math.min(aside, (centre.width - width) / (columns - 1)),
    y: y + (row * (apart + width * RATIO)) / 2,
    width,
    turn: 0,
  };
}

/** Returns the number of cards in the lower of two rows. On a phone in landscape, the prompt lies beside that row. */
function lowerOf(form: ScreenForm): number {
  return form === 'low' ? 1 : 3;
}

/** Returns the place in two rows: clockwise from the lower edge, those next to the viewer's card in its row. */
function placeInRows({ stations, form }: Frame, seat: Seat): TrickPlace {
  const seats = stations.length;
  const place = (seat - stations.findIndex(({ side }) => side === 'bottom') + seats) % seats;
  const beside = (lowerOf(form) - 1) / 2;
  if (place <= beside) return [-place, 1];
  if (place >= seats - beside) return [seats - place, 1];
  return [place - seats / 2, -1];
}
