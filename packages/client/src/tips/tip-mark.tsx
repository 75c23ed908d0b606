import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { TipTarget } from '../games/tips.ts';
import { type Box, placedAt, type Size } from '../table/geometry/pose.ts';
import type { Stage } from '../table/stage.ts';
import { boxAround, placeAtEdge, placeTipMark, type TipPlacement } from './place-tip.ts';
import { tipWords } from './words.ts';
import './coach.css';

/** What one has to read at the table before one presses anything. */
const TOLD =
  'input, .question, .dial, .total, .tally, .figures, .square-next, .card-place:is(.is-turned, .is-top), .strike:not(.is-past)';
/** What can be pressed there besides places, through which a press goes. */
const PRESSED = 'button:not([aria-disabled="true"], .coach-got, .target)';
const PLACES = '.target:not([aria-disabled="true"])';
const READ = '.strike.is-past, .plate, .count, .hand-card, .target, .trick-place, .card-place';

/** Beside which a mark lies for which there is no room where it belongs. */
const APART = '.card-place, .trick-place, .square-next';

/** What one has in mind while one reads. */
const OWN_HAND = '.hand-card, .plate.is-bottom';

/** What a mark does not cover, strictest first: the next one counts where there is no room otherwise. */
const CLEAR = {
  table: [
    [TOLD, PRESSED, PLACES],
    [TOLD, PRESSED],
  ],
  aside: [
    [TOLD, PRESSED, PLACES, READ],
    [TOLD, PRESSED, PLACES],
  ],
} as const satisfies Record<string, readonly (readonly string[])[]>;

interface CoachMarkProps extends TipTarget {
  /** It speaks of nothing that lies on the table, and covers nothing there. */
  readonly isAside?: boolean;
  readonly stage: Stage;
  onGot(): void;
}

/** A sentence beside what it speaks of, which stands out. It is read aloud from elsewhere, also where there is no room for it at all. */
export function TipMark({ says, at, isAside = false, stage, onGot }: CoachMarkProps) {
  const mark = useRef<HTMLDivElement>(null);
  const placed = useSignal<PlacedMark | null>(null);
  const { width, height } = stage.size.value;
  useLayoutEffect(() => {
    placed.value = mark.current && placeOf(mark.current, { at, isAside, prompt: stage.frame.peek().prompt });
  }, [says, at, isAside, width, height]);
  const isPlaced = placed.value !== null;
  useLayoutEffect(() => {
    if (!isPlaced) return;
    const meant = document.querySelectorAll(at);
    for (const each of meant) each.toggleAttribute('data-coached', true);
    return () => {
      for (const each of meant) each.removeAttribute('data-coached');
    };
  }, [at, isPlaced]);
  const { box, side, point, shape, isApart } = placed.value ?? NOWHERE;
  return (
    <div
      ref={mark}
      class={`coach-mark is-${shape} is-${side}${isApart ? ' is-apart' : ''}`}
      style={{ ...(box === null ? {} : placedAt(box.x, box.y)), '--point': `${point}px` }}
    >
      <p aria-hidden="true">{says}</p>
      <button type="button" class="coach-got" onClick={onGot}>
        {tipWords.value.gotIt}
      </button>
    </div>
  );
}

const SHAPES = ['broad', 'narrow'] as const;
type Shape = (typeof SHAPES)[number];

interface PlacedMark extends TipPlacement {
  readonly shape: Shape;
  /** Not beside what it speaks of. */
  readonly isApart: boolean;
}

const NOWHERE = { box: null, side: 'none', point: 0, shape: 'broad', isApart: false } as const;

interface Aim extends Required<Pick<CoachMarkProps, 'at' | 'isAside'>> {
  /** Where it is said what is to be done, also if nothing stands there yet. */
  readonly prompt: Box;
}

/**
 * Where it lies on its table, narrow if there is no room for it broad, elsewhere if there is none at all beside what it speaks of; `null`
 * where there is none there either, or nothing of which it speaks.
 */
function placeOf(mark: HTMLElement, { at, isAside, prompt }: Aim): PlacedMark | null {
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
  const apart = boxAround(boxesOf(table.querySelectorAll(APART)));
  const room = { x: EDGE, y: EDGE, width: origin.width - 2 * EDGE, height: origin.height - 2 * EDGE };
  const ratherNot = boxesOf(table.querySelectorAll(READ));
  /** Beside a box, or at the edge of the table. */
  const tried = (beside: Box | 'edge', clear: readonly string[]): PlacedMark | null => {
    const keepOff = [prompt, ...boxesOf(table.querySelectorAll(clear.join()))];
    for (const shape of SHAPES) {
      const size = sizeAs(mark, shape);
      const ground = { room, keepOff: beside === 'edge' ? [anchor, ...keepOff] : keepOff, ratherNot };
      const placed = beside === 'edge' ? placeAtEdge(size, ground) : placeTipMark(beside, size, ground);
      if (placed !== null) return { ...placed, shape, isApart: beside !== anchor };
    }
    return null;
  };
  const strictness = CLEAR[isAside ? 'aside' : 'table'];
  // What cards are played to is a part of what is explained: where there is no room beside it, the mark lies at the edge.
  const clear = [...strictness[0], APART];
  const best = tried(anchor, clear) ?? tried('edge', [...clear, OWN_HAND]);
  if (best !== null) return best;
  for (const beside of apart === null ? [anchor] : [anchor, apart]) {
    for (const less of strictness) {
      const placed = tried(beside, less);
      if (placed !== null) return placed;
    }
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
