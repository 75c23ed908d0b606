import { SEATS } from '@hundredfold/shared/games/mod-four/score.ts';
import type { ModFourView } from '@hundredfold/shared/games/mod-four/view.ts';
import { cardName } from '../../table/card-words.ts';
import type { Frame } from '../../table/geometry/frame.ts';
import { placed } from '../../table/geometry/placed.ts';
import { boxOf } from '../../table/geometry/spot.ts';
import type { NameOf } from '../../table/staging.ts';
import { isOver, trickSpot } from './lie.ts';
import { modFourWords } from './words.ts';

interface Props {
  readonly view: ModFourView;
  readonly frame: Frame;
  readonly name: NameOf;
}

/** Where the four cards of the trick will lie; the next one stands out. */
export function TrickPlaces({ view, frame, name }: Props) {
  const { leader, trick } = view.table;
  if (leader === null || isOver(view)) return null;
  return (
    <>
      <ul class="unseen" aria-label={modFourWords.value.trick}>
        {trick.map((card, index) => (
          <li key={card}>
            {name((leader + index) % SEATS)}: {cardName(card)}
          </li>
        ))}
      </ul>
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
