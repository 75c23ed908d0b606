import { boxOf, type CentreProps, cardName, PileCount, placed } from '@hundredfold/client/game';
import type { SkeletonView } from '../rules/view.ts';
import { seatOfCard, spotsIn } from './layout.ts';

import { skeletonMessages } from './messages.ts';

export function Trick({ view, frame, name }: CentreProps<SkeletonView>) {
  const { deck, played } = spotsIn(view, frame);
  const cards = new Map(view.table.trick.map((card, index) => [seatOfCard(view, index), card]));
  const labelOf = (seat: number): string => {
    const card = cards.get(seat);
    return [skeletonMessages.value.table.played(name(seat)), ...(card === undefined ? [] : [cardName(card)])].join(': ');
  };
  return (
    <>
      <div class="card-place" style={placed(boxOf(deck))} />
      <PileCount count={view.table.deck} spot={deck} />
      {played.map((spot, seat) => (
        <div key={spot.x} class="card-place" role="img" aria-label={labelOf(seat)} style={placed(boxOf(spot))} />
      ))}
    </>
  );
}
