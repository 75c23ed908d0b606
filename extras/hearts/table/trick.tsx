import { boxOf, type CentreProps, cardName, cross, placed } from '@hundredfold/client/game';
import { allSeats, ownSeat, seatInTrick } from '@hundredfold/shared/game';
import type { HeartsView } from '../rules/view.ts';
import { heartsMessages } from './messages.ts';

export function Trick({ view, frame, name }: CentreProps<HeartsView>) {
  const texts = heartsMessages.value.table;
  const { table, seats } = view;
  const cards = new Map(table.trick.map((card, index) => [seatInTrick(table, index, seats.length), card]));
  const labelOf = (seat: number): string => {
    const card = cards.get(seat);
    return [texts.played(name(seat)), ...(card === undefined ? [] : [cardName(card)])].join(': ');
  };
  const placeOf = (seat: number) => placed(boxOf(cross(frame, seat)));
  return (
    <>
      {allSeats(view.table.stage === 'pass' ? 0 : seats.length).map((seat) => (
        <div key={seat} class="card-place" role="img" aria-label={labelOf(seat)} style={placeOf(seat)} />
      ))}
      <ul class="unseen" aria-label={texts.received}>
        {(view.seats[ownSeat(view.viewer) ?? -1]?.received ?? []).map((card) => (
          <li key={card}>{cardName(card)}</li>
        ))}
      </ul>
    </>
  );
}
