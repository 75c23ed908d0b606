import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { TipTarget } from '../../games/help.ts';
import { type Box, placedAt, type Size } from '../../table/layout/pose.ts';
import type { TableUiState } from '../../table/state/table-ui-state.ts';
import { TextButton } from '../../ui/text-button.tsx';
import { boxAround, placeAtEdge, placeTipMark, type TipPlacement } from './place-tip.ts';

import './tips.css';
import { t } from '../../i18n/index.ts';

/** The elements that a player has to read before they act. */
const TOLD =
  'input, .question, .dial, .total, .tally, .figures, .square-next, .card-place:is(.is-turned, .is-top), .strike:not(.is-past)';
/** The controls at the table. Places are apart: a mark may lie over them, because presses go through it. */
const PRESSED = 'button:not([aria-disabled="true"], .tip-got, .target)';
const PLACES = '.target:not([aria-disabled="true"])';
const READ = '.strike.is-past, .plate, .count, .hand-card, .target, .trick-place, .card-place';

/** The elements beside which a mark lies if there is no room at its target. */
const FALLBACK_ANCHORS = '.card-place, .trick-place, .square-next';

/** The elements that a player keeps in view while reading. */
const OWN_HAND = '.hand-card, .plate.is-bottom';

/** The elements that a mark does not cover, strictest first: the next set applies if there is no room otherwise. */
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

interface TipMarkProps extends TipTarget {
  /** `true` if the mark points at nothing on the table, and covers nothing there. */
  readonly isAside?: boolean;
  readonly ui: TableUiState;
  onGot(): void;
}

/** A sentence beside its highlighted target. A live region elsewhere reads it, even without room to show it. */
export function TipMark({ says, at, isAside = false, ui, onGot }: TipMarkProps) {
  const mark = useRef<HTMLDivElement>(null);
  const placed = useSignal<PlacedMark | null>(null);
  const { width, height } = ui.screen.size.value;
  useLayoutEffect(() => {
    placed.value = mark.current && placeOf(mark.current, { at, isAside, prompt: ui.screen.frame.peek().prompt });
  }, [says, at, isAside, width, height]);
  const isPlaced = placed.value !== null;
  useLayoutEffect(() => {
    if (!isPlaced) return;
    const meant = document.querySelectorAll(at);
    for (const each of meant) each.toggleAttribute('data-has-tip', true);
    return () => {
      for (const each of meant) each.removeAttribute('data-has-tip');
    };
  }, [at, isPlaced]);
  const { box, side, point, shape, isApart } = placed.value ?? NOWHERE;
  return (
    <div
      ref={mark}
      class={`tip-mark is-${shape} is-${side}${isApart ? ' is-apart' : ''}`}
      style={{ ...(box === null ? {} : placedAt(box.x, box.y)), '--point': `${point}px` }}
    >
      <p aria-hidden="true">{says}</p>
      <TextButton class="tip-got" label={t.value.tips.gotIt} onClick={onGot} />
    </div>
  );
}

const SHAPES = ['broad', 'narrow'] as const;
type Shape = (typeof SHAPES)[number];

interface PlacedMark extends TipPlacement {
  readonly shape: Shape;
  readonly isApart: boolean;
}

const NOWHERE = { box: null, side: 'none', point: 0, shape: 'broad', isApart: false } as const;

interface Aim extends Required<Pick<TipMarkProps, 'at' | 'isAside'>> {
  /** The area of the prompt, even if it is empty at the moment. */
  readonly prompt: Box;
}

/**
 * Returns the place of a mark: narrow if the wide form does not fit, and away from its target if neither form fits beside it.
 * `null` if there is no place at all, or no target.
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
  const apart = boxAround(boxesOf(table.querySelectorAll(FALLBACK_ANCHORS)));
  const room = { x: EDGE_PX, y: EDGE_PX, width: origin.width - 2 * EDGE_PX, height: origin.height - 2 * EDGE_PX };
  const ratherNot = boxesOf(table.querySelectorAll(READ));
  const tried = (beside: Box | 'edge', clear: readonly string[]): PlacedMark | null => {
    const keepOff = [prompt, ...boxesOf(table.querySelectorAll(clear.join()))];
    for (const shape of SHAPES) {
      const size = sizeAs(mark, shape);
      const area = { room, keepOff: beside === 'edge' ? [anchor, ...keepOff] : keepOff, ratherNot };
      const placed = beside === 'edge' ? placeAtEdge(size, area) : placeTipMark(beside, size, area);
      if (placed !== null) return { ...placed, shape, isApart: beside !== anchor };
    }
    return null;
  };
  const strictness = CLEAR[isAside ? 'aside' : 'table'];
  // The piles that cards are played to are part of the explanation: if there is no room beside them, the mark lies at the edge.
  const clear = [...strictness[0], FALLBACK_ANCHORS];
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

function sizeAs(mark: HTMLElement, shape: Shape): Size {
  const { className } = mark;
  mark.className = `tip-mark is-${shape}`;
  const { offsetWidth: width, offsetHeight: height } = mark;
  mark.className = className;
  return { width, height };
}

/** The distance in pixels between a mark and the edge of the table. */
const EDGE_PX = 8;
