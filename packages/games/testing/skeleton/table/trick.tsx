import { boxOf, type CentreProps, cardName, cross, PileCount, placed } from '@hundredfold/client/game';
import { allSeats, seatInTrick } from '@hundredfold/shared/game';
import type { SkeletonView } from '../rules/view.ts';
import { deckSpot } from './layout.ts';

import { skeletonMessages } from './messages.ts';

export function Trick({ view, frame, name }: CentreProps<SkeletonView>) {
  const { table, seats } = view;
  const deck = deckSpot(frame);
  const cards = new Map(table.trick.map((card, index) => [seatInTrick(table, index, seats.length), card]));
  const labelOf = (seat: number): string => {
    const card = cards.get(seat);
    return [skeletonMessages.value.table.played(name(seat)), ...(card === undefined ? [] : [cardName(card)])].join(': ');
  };
  const placeOf = (seat: number) => placed(boxOf(cross(frame, seat)));
  return (
    <>
      <div class="card-place" style={placed(boxOf(deck))} />
      <PileCount count={table.deck} spot={deck} />
      {allSeats(seats.length).map((seat) => (
        <div key={seat} class="card-place" role="img" aria-label={labelOf(seat)} style={placeOf(seat)} />
      ))}
    </>
  );
}
