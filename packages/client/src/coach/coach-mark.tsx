import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Pointed } from '../games/coach.ts';
import { type Box, placedAt, type Size } from '../table/geometry/spot.ts';
import type { Stage } from '../table/stage.ts';
import { boxAround, type Placed, placeMark } from './place-mark.ts';
import { coachWords } from './words.ts';
import './coach.css';

/** What a mark never covers: everything at the table that can be pressed. */
const PRESSABLE = 'button:not([aria-disabled="true"], .coach-got), input, .question';
/** What it covers only where there is no other room. */
const READ = '.prompt, .plate, .count, .hand-card, .target, .dial, .total, .tally, .figures, .trick-place, .card-place, .strike';

interface CoachMarkProps extends Pointed {
  readonly stage: Stage;
  onGot(): void;
}

/** A sentence beside what it speaks of. It is read aloud from elsewhere, also where there is no room for it. */
export function CoachMark({ says, at, stage, onGot }: CoachMarkProps) {
  const mark = useRef<HTMLDivElement>(null);
  const placed = useSignal<PlacedMark | null>(null);
  const { width, height } = stage.size.value;
  useLayoutEffect(() => {
    placed.value = mark.current && placeOf(mark.current, at);
  }, [says, at, width, height]);
  const { box, side, point, shape } = placed.value ?? { box: null, side: 'none', point: 0, shape: 'broad' };
  return (
    <div
      ref={mark}
      class={`coach-mark is-${shape} is-${side}`}
      style={{ ...(box === null ? {} : placedAt(box.x, box.y)), '--point': `${point}px` }}
    >
      <p aria-hidden="true">{says}</p>
      <button type="button" class="coach-got" onClick={onGot}>
        {coachWords.value.gotIt}
      </button>
    </div>
  );
}

const SHAPES = ['broad', 'narrow'] as const;
type Shape = (typeof SHAPES)[number];

interface PlacedMark extends Placed {
  readonly shape: Shape;
}

/** Where it lies on its table, narrow if there is no room for it broad; `null` where there is none, or nothing of which it speaks. */
function placeOf(mark: HTMLElement, at: string): PlacedMark | null {
  const table = mark.closest('.table');
  if (table === null) return null;
  const origin = table.getBoundingClientRect();
  const boxesOf = (found: Iterable<Element>): readonly Box[] =>
    [...found]
      .map((each) => each.getBoundingClientRect())
      .filter(({ width, height }) => width > 0 && height > 0)
      .map(({ x, y, width, height }) => ({ x: x - origin.x, y: y - origin.y, width, height }));
  const anchor = boxAround(boxesOf(document.querySelectorAll(at)));
  if (anchor === null) return null;
  const ground = {
    room: { x: EDGE, y: EDGE, width: origin.width - 2 * EDGE, height: origin.height - 2 * EDGE },
    keepOff: boxesOf(table.querySelectorAll(PRESSABLE)),
    ratherNot: boxesOf(table.querySelectorAll(READ)),
  };
  for (const shape of SHAPES) {
    const placed = placeMark(anchor, sizeAs(mark, shape), ground);
    if (placed !== null) return { ...placed, shape };
  }
  return null;
}

/** How large a mark would be. */
function sizeAs(mark: HTMLElement, shape: Shape): Size {
  const { className } = mark;
  mark.className = `coach-mark is-${shape}`;
  const { offsetWidth: width, offsetHeight: height } = mark;
  mark.className = className;
  return { width, height };
}

/** How far it stays from the edge of the table. */
const EDGE = 8;
