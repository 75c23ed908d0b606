import { boxOf, type CentreProps, cardName, cross, placed } from '@hundredfold/client/game';
import { allSeats, ownSeat, seatInTrick } from '@hundredfold/shared/game';
import type { HeartsView } from '../rules/view.ts';
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
      {allSeats(view.table.stage === 'pass' ? 0 : view.seats.length).map((seat) => (
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
