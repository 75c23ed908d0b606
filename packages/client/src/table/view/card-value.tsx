import { useRef } from 'preact/hooks';
import { type Box, placedAt } from '../layout/pose.ts';

interface Props {
  /** The value; left out where it is printed on the card. */
  readonly short: string | undefined;
  /** The visible part of the card, without the part that stands out of the hand. */
  readonly box: Box;
  /** The distance that the card rises out of the hand; left out for a card on the table, which has flown there first. */
  readonly lift?: string;
  /** Milliseconds until the card has landed there; left out where that is always the same. */
  readonly lands?: number;
}

/**
 * The value of a card on its lower edge, for a card that counts other than what is printed. Screen readers get it
 * from `describe`.
 */
export function CardValue({ short, box, lift, lands }: Props) {
  const landed = useRef(lands).current; // Later movements do not hide it again.
  return (
    short && (
      <span
        class="card-value"
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
