import { boxOf, type CentreProps, cardName, PileCount, placed } from '@hundredfold/client/game';
import { ownSeat } from '@hundredfold/shared/game';
import type { HandOverView } from '../rules/index.ts';
import { spotsIn } from './layout.ts';

import { handOverMessages } from './messages.ts';

export function Places({ view, frame, name }: CentreProps<HandOverView>) {
  const { deck, played } = spotsIn(view, frame);
  const texts = handOverMessages.value.table;
  return (
    <>
      <div class="card-place" style={placed(boxOf(deck))} />
      <PileCount count={view.table.deck} spot={deck} />
      {played.map((spot, seat) => (
        <div key={spot.x} class="card-place" role="img" aria-label={labelOf(seat)} style={placed(boxOf(spot))} />
      ))}
      <ul class="unseen" aria-label={texts.passed}>
        {passedBy(view).map((card) => (
          <li key={card}>{cardName(card)}</li>
        ))}
      </ul>
    </>
  );

  function labelOf(seat: number): string {
    const [card] = view.seats[seat]?.shown ?? [];
    return [texts.shown(name(seat)), ...(card === undefined ? [] : [cardName(card)])].join(': ');
  }
}

function passedBy({ viewer, seats }: HandOverView): readonly string[] {
  const { laid = [], passed = null } = seats[ownSeat(viewer) ?? -1] ?? {};
  return typeof laid === 'object' && laid.length > 0 ? laid : (passed ?? []);
}
