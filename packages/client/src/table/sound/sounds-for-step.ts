import { hasWon } from '@hundredfold/shared/core/outcome.ts';
import { type CardMove, type CardZone, isOver, type View } from '@hundredfold/shared/core/view.ts';
import type { ViewSchema } from '@hundredfold/shared/core/view-schema.ts';
import type { CardSound, Sound } from '../../lib/sound/sounds.ts';
import { cardsAt, keyOf, kindOf, placesOf, sizeOf } from '../layout/layout.ts';
import { AT_REST, type Presentation } from '../presentation.ts';
import type { ShownTable } from '../state/table-ui-state.ts';

/** The view and the movement that a viewer is shown; sounds depend on nothing else. */
export type HeardView = Pick<ShownTable, 'view' | 'move' | 'isFinale'>;

/** A sound, and its place on the table; `null` if it concerns the whole table. */
export interface LocatedSound {
  readonly sound: Sound;
  readonly place: CardZone | null;
}

interface SoundRules {
  readonly viewSchema: ViewSchema;
  readonly presentation: Pick<Presentation, 'seat'>;
}

export function soundsOf(before: HeardView, now: HeardView, told: SoundRules): readonly LocatedSound[] {
  const found: LocatedSound[] = [];
  const { move } = now;
  if (move !== null && move !== before.move) found.push({ sound: soundOf(move, before, now, told), place: move.to });
  const end = isOver(now.view) && !isOver(before.view) ? endSound(now.view) : null;
  if (end !== null) found.push({ sound: end, place: null });
  else if (now.isFinale === true && before.isFinale !== true) found.push({ sound: 'cup', place: null });
  else if (hasScored(before.view, now.view, told)) found.push({ sound: 'scored', place: null });
  return found;
}

function soundOf({ from, to, cards }: CardMove, before: HeardView, now: HeardView, { viewSchema }: SoundRules): CardSound {
  const [source, target] = [kindOf(viewSchema, from), kindOf(viewSchema, to)];
  if (keyOf(from) === keyOf(to)) return 'deal'; // The card is turned over at its place.
  if (to.seat === null && target === 'closed') return isWholePack(from, to, before, now, viewSchema) ? 'shuffle' : 'gather';
  if (isHand(to)) return source === 'closed' && isNextInDeal(before.move, from, to) ? 'deal' : 'draw';
  if (isHand(from)) return 'play';
  if (source === 'closed') return 'deal';
  return target === 'closed' || sizeOf(cards) > 1 ? 'gather' : 'play';
}

function isHand({ zone, seat }: CardZone): boolean {
  return zone === 'hand' && seat !== null;
}

/** Returns whether a new pack is made of a pile, or of all cards on the table. */
function isWholePack(from: CardZone, to: CardZone, before: HeardView, now: HeardView, viewSchema: ViewSchema): boolean {
  if (from.seat === null && sizeOf(cardsAt(before.view, to)) === 0) return true;
  return placesOf(viewSchema, now.view.seats.length).every(
    (place) => keyOf(place) === keyOf(to) || sizeOf(cardsAt(now.view, place)) === 0,
  );
}

/** Returns whether a card from the same pack went to another hand just before. */
function isNextInDeal(last: CardMove | null, from: CardZone, to: CardZone): boolean {
  return last !== null && keyOf(last.from) === keyOf(from) && isHand(last.to) && last.to.seat !== to.seat;
}

function hasScored(before: View, now: View, { presentation }: SoundRules): boolean {
  const [had, have] = [pointsIn(before, presentation), pointsIn(now, presentation)];
  return had.length === have.length && have.some((points, seat) => points > (had[seat] ?? points));
}

export function pointsIn(view: View, presentation: Pick<Presentation, 'seat'>): readonly number[] {
  return view.seats.map((_, seat) => presentation.seat(view, seat, AT_REST).points);
}

function endSound({ outcome, viewer }: View): Sound {
  if (typeof viewer !== 'number') return 'scored';
  return hasWon(outcome, viewer) ? 'won' : 'lost';
}
