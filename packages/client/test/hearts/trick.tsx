import { allSeats } from '@hundredfold/shared/core/seat.ts';
import { seatInTrick } from '@hundredfold/shared/core/trick.ts';
import { ownSeat } from '@hundredfold/shared/core/view.ts';
import type { HeartsView } from '@hundredfold/shared/testing/examples/hearts/view.ts';
import { cardName } from '../../src/cards/card-names.ts';
import { cross } from '../../src/table/layout/cross.ts';
import { boxOf, placed } from '../../src/table/layout/pose.ts';
import type { CentreProps } from '../../src/table/presentation.ts';

import { heartsMessages } from './messages.ts';

export function Trick({ view, frame, name }: CentreProps<HeartsView>) {
  const texts = heartsMessages.value.table;
  const cards = new Map(view.table.trick.map((card, index) => [seatInTrick(view.table, index, view.seats.length), card]));
  const labelOf = (seat: number): string => {
    const card = cards.get(seat);
    return [texts.played(name(seat)), ...(card === undefined ? [] : [cardName(card)])].join(': ');
  };
  return (
    <>
      {allSeats(view.seats.length).map((seat) => (
        <div key={seat} class="card-place" role="img" aria-label={labelOf(seat)} style={placed(boxOf(cross(frame, seat)))} />
      ))}
      <ul class="unseen" aria-label={texts.received}>
        {(view.seats[ownSeat(view.viewer) ?? -1]?.received ?? []).map((card) => (
          <li key={card}>{cardName(card)}</li>
        ))}
      </ul>
    </>
  );
}
