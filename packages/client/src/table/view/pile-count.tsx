import { type Pose, placedAt, RATIO } from '../layout/pose.ts';

interface Props {
  readonly count: number;
  readonly spot: Pose;
  /** The count in words, where no other text says it. */
  readonly label?: string;
}

export function PileCount({ count, spot: { x, y, width }, label }: Props) {
  if (count === 0) return null;
  return (
    <span
      key={count}
      translate={false}
      class="count is-pile"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      style={placedAt(x, y + (width * RATIO) / 2)}
    >
      {count}
    </span>
  );
}
