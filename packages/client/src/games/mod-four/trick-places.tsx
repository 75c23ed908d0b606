import { SEATS } from '@hundredfold/shared/games/mod-four/score.ts';
import type { ModFourView } from '@hundredfold/shared/games/mod-four/view.ts';
import type { Frame } from '../../table/frame.ts';
import { placed } from '../../table/placed.ts';
import { boxOf } from '../../table/spot.ts';
import { isOver, trickSpot } from './lie.ts';

interface Props {
  readonly view: ModFourView;
  readonly frame: Frame;
}

/** Where the four cards of the trick will lie; the next one stands out. */
export function TrickPlaces({ view, frame }: Props) {
  if (view.table.leader === null || isOver(view)) return null;
  return (
    <>
      {Array.from({ length: SEATS }, (_, seat) => (
        <div
          key={seat}
          class={`trick-place${view.toAct.includes(seat) ? ' is-next' : ''}`}
          style={placed(boxOf(trickSpot(seat, frame)))}
        />
      ))}
    </>
  );
}
