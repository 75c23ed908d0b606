import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { isPressing } from '../../lib/input-modality.ts';
import { areaCovered, type Box, type PlacementArea, type Size } from '../../table/layout/pose.ts';
import { overlayPlacement } from './overlay-placement.ts';

/** Elements that a banner must not hide: whose turn it is, who sits where, the hand, and all controls. */
const KEEP_OFF = [
  '.plate, .prompt, .question, .refused, .hand-card, .side-button, .target:not([aria-disabled="true"])',
  '.decision :is(button, input), .tip-strip',
  '.replay-controls, .replay-bar',
  '.gathering h1, .nameplate, .chip, :is(.seat-act, .seat-take), .ring-centre > *',
].join();

const RATHER_NOT = '.target, .card-place, .disc, .fact, .count, .gathering-head > *, .watchers, .invite-side';

/** The widths that a block may have, widest first, in rem: with large text a word needs more room. */
const WIDTHS = [40, 24, 19, 14.5, 11];

const EDGE_PX = 6;

/**
 * Places the banners of a room, and then the notices, where they cover nothing important. The ref belongs to the element with
 * the banners.
 */
export function useOverlayPlacement(): RefObject<HTMLDivElement | null> {
  const banners = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const room = document.querySelector('.room-main');
    const notices = document.querySelector<HTMLElement>(':not(dialog) > .notices');
    if (room === null) return;
    const blocks = [banners.current, notices].filter((block) => block !== null);
    let frame = 0;
    let isMoved = false;
    let isWindowResized = false;
    const placeAll = (): void => {
      placeInTurn(blocks, room, isMoved);
      isMoved = false;
      isWindowResized = false;
    };
    const placeSoon = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => (isWindowResized || !isPressing.peek()) && placeAll());
    };
    const resized = (): void => {
      isMoved = true;
      placeSoon();
    };
    // A resized window moves everything anyway, also what is being pressed.
    const windowResized = (): void => {
      isWindowResized = true;
      resized();
    };
    const said = new MutationObserver(placeAll);
    for (const block of blocks) said.observe(block, { childList: true, subtree: true, characterData: true });
    const changed = new MutationObserver(placeSoon);
    changed.observe(room, { childList: true, subtree: true });
    const sizes = new ResizeObserver(resized);
    sizes.observe(room);
    addEventListener('resize', windowResized);
    const released = isPressing.subscribe((pressing) => !pressing && placeSoon());
    return () => {
      cancelAnimationFrame(frame);
      for (const observer of [said, changed, sizes]) observer.disconnect();
      removeEventListener('resize', windowResized);
      released();
      for (const block of blocks) block.removeAttribute('data-placed');
    };
  }, []);
  return banners;
}

/** Places the blocks in order; each keeps off those before it. */
function placeInTurn(blocks: readonly HTMLElement[], room: Element, isMoved: boolean): void {
  if (blocks.every(isEmpty)) {
    for (const block of blocks) block.removeAttribute('data-placed');
    return;
  }
  const area = placementAreaOf(room);
  const taken: Box[] = [];
  for (const block of blocks) {
    if (isEmpty(block)) block.removeAttribute('data-placed');
    else taken.push(place(block, { ...area, keepOff: [...area.keepOff, ...taken] }, isMoved));
  }
}

function isEmpty(block: HTMLElement): boolean {
  return block.querySelector('.banner, .notice') === null;
}

/** Places one block. A block with a good place stays there, because the user may be about to press it. */
function place(block: HTMLElement, area: PlacementArea, isMoved: boolean): Box {
  const here = boxOf(block);
  const stands = block.hasAttribute('data-placed') && !isMoved && isInside(here, area.room);
  if (stands && areaCovered(here, area.keepOff) === 0) return here;
  const widest = block.style.getPropertyValue('--widest');
  block.toggleAttribute('data-placed', true);
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const widths = [...new Set(WIDTHS.map((width) => Math.min(width * rem, area.room.width)))];
  const sizes = widths.map((width) => sizeAs(block, width));
  const best = overlayPlacement(sizes, area);
  if (stands && areaCovered(best, area.keepOff) >= areaCovered(here, area.keepOff)) {
    block.style.setProperty('--widest', widest);
    return here;
  }
  const { x, y, nth } = best;
  block.style.setProperty('--widest', `${widths[nth] ?? 0}px`);
  block.style.setProperty('--across', `${Math.round(x)}px`);
  block.style.setProperty('--down', `${Math.round(y)}px`);
  return best;
}

function sizeAs(block: HTMLElement, widest: number): Size {
  block.style.setProperty('--widest', `${widest}px`);
  const { width, height } = block.getBoundingClientRect();
  return { width: Math.ceil(width), height: Math.ceil(height) };
}

/** Returns the visible part of the room, and the obstacles in it. What an open drawer covers is none, but its heading is one. */
function placementAreaOf(room: Element): PlacementArea {
  const { left, top, right, bottom } = room.getBoundingClientRect();
  const [end, foot] = [Math.min(right, innerWidth), Math.min(bottom, innerHeight)];
  const onScreen = { x: left + EDGE_PX, y: top + EDGE_PX, width: end - left - 2 * EDGE_PX, height: foot - top - 2 * EDGE_PX };
  const drawers = [...document.querySelectorAll('.drawer')].map(boxOf);
  const boxesOf = (selector: string): readonly Box[] =>
    [...room.querySelectorAll(selector)]
      .map(boxOf)
      .filter((box) => isSeen(box) && !drawers.some((drawer) => isInside(box, drawer)));
  const heads = [...document.querySelectorAll('.drawer > .sheet-head')].map(boxOf);
  return { room: onScreen, keepOff: [...boxesOf(KEEP_OFF), ...heads], ratherNot: [...boxesOf(RATHER_NOT), ...drawers] };
}

function isSeen({ width, height }: Box): boolean {
  return width > 0 && height > 0;
}

function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

function isInside(box: Box, room: Box): boolean {
  const isWide = box.x >= room.x - 1 && box.x + box.width <= room.x + room.width + 1;
  return isWide && box.y >= room.y - 1 && box.y + box.height <= room.y + room.height + 1;
}
