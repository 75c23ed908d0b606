import { boxOf, type CentreProps, cardName, placed } from '@hundredfold/client/game';
import { ownSeat } from '@hundredfold/shared/game';
import type { HeartsView } from '../rules/view.ts';
import { seatOfCard, trickSpots } from './layout.ts';

import { heartsMessages } from './messages.ts';

export function Trick({ view, frame, name }: CentreProps<HeartsView>) {
  const texts = heartsMessages.value.table;
  const cards = new Map(view.table.trick.map((card, index) => [seatOfCard(view, index), card]));
  const labelOf = (seat: number): string => {
    const card = cards.get(seat);
    return [texts.played(name(seat)), ...(card === undefined ? [] : [cardName(card)])].join(': ');
  };
  return (
    <>
      {trickSpots(view, frame).map((spot, seat) => (
        <div key={spot.x} class="card-place" role="img" aria-label={labelOf(seat)} style={placed(boxOf(spot))} />
      ))}
      <ul class="unseen" aria-label={texts.received}>
        {(view.seats[ownSeat(view.viewer) ?? -1]?.received ?? []).map((card) => (
          <li key={card}>{cardName(card)}</li>
        ))}
      </ul>
    </>
  );
}
