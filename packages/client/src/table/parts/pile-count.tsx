import { type Pose, placedAt, RATIO } from '../geometry/pose.ts';

interface Props {
  readonly count: number;
  /** Of the pile. */
  readonly spot: Pose;
  /** In words, where nothing else says it. */
  readonly label?: string;
}

/** How many cards lie on a pile; nothing where none lies. */
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
