import { type Box, boxOf, type Pose, placedAt } from '../layout/pose.ts';

interface Props {
  readonly count: number;
  readonly spot: Pose;
  /** The count in words, where no other text says it. */
  readonly label?: string;
}

/** The number of cards in a pile, on the lower edge of its lowest card at `spot`; nothing on an empty pile. */
export function PileCount({ count, spot, label }: Props) {
  return count === 0 ? null : (
    <CountBadge text={String(count)} classes="count is-pile" box={boxOf(spot)} {...(label && { label })} />
  );
}

interface BadgeProps {
  readonly text: string;
  readonly classes: string;
  /** The box of the cards: the badge stands on its lower edge. */
  readonly box: Box;
  readonly label?: string;
}

/** A number or short text on the lower edge of cards. A screen reader skips it, unless it has a `label`. */
export function CountBadge({ text, classes, box: { x, y, width, height }, label }: BadgeProps) {
  return (
    <span
      key={text}
      translate={false}
      class={classes}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      style={placedAt(x + width / 2, y + height)}
    >
      {text}
    </span>
  );
}
