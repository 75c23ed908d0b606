import { useRef } from 'preact/hooks';
import { type Box, placedAt } from '../geometry/pose.ts';

interface Props {
  /** Left out where it is what is printed. */
  readonly short: string | undefined;
  /** What can be seen of the card, without what stands out of the hand. */
  readonly box: Box;
  /** How far the card rises out of the hand; left out where it lies on the table, and has flown there first. */
  readonly lift?: string;
  /** In how many milliseconds it has come there; left out where that is always the same. */
  readonly lands?: number;
}

/** What a card counts, where that is not printed on it. */
export function CardWorth({ short, box, lift, lands }: Props) {
  const landed = useRef(lands).current; // What moves later does not hide it again.
  return (
    short && (
      <span
        class="card-worth"
        translate={false}
        aria-hidden="true"
        style={{
          ...placedAt(box.x, box.y + box.height),
          '--across': `${box.width}px`,
          ...(lift === undefined ? {} : { '--lift': lift }),
          ...(landed === undefined ? {} : { animationDelay: `${landed}ms` }),
        }}
      >
        {short}
      </span>
    )
  );
}
