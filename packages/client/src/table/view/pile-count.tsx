import { type Box, boxOf, type Pose, placedAt } from '../layout/pose.ts';

interface Props {
  readonly count: number;
  readonly spot: Pose;
  /** The count in words, where no other text says it. */
  readonly label?: string;
}

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
