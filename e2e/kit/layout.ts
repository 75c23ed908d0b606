import type { Page } from '@playwright/test';
import { lookAsPainted } from './painted.ts';

export async function layoutFaults(page: Page): Promise<readonly string[]> {
  const faults = await lookAsPainted(page, lookForFaults);
  return [...new Set(faults)];
}

/** Runs in the page, so it contains everything that it needs. */
function lookForFaults(): string[] {
  const MIN_CONTROL_PX = 24;
  /** The smallest text in CSS px. A phone is held nearer to the eyes than a desktop screen. */
  const MIN_TEXT_PX = Math.min(window.innerWidth, window.innerHeight) < 520 ? 12 : 13;
  const OVERLAYS =
    '.drawer, .form-actions, .result .buttons, .bubble, .side-panel, .question, .notice, .banner, .popover, .bar-menu, .tip, .lesson-actions, .replay-list, .seek-bubble, dialog';
  /** Words of up to ten letters are never broken. */
  const SHORT_WORD = /^[\p{L}\p{M}]{1,10}$/u;
  const { innerWidth: width, innerHeight: height } = window;
  const root = [...document.querySelectorAll('dialog[open], [role=dialog][aria-modal=true]')].at(-1) ?? document.body;
  const page = document.scrollingElement ?? document.documentElement;
  const pageScrolls = page.scrollHeight > height;

  const named = (element: Element): string =>
    `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`;
  const withAncestors = (element: Element): Element[] => {
    const found: Element[] = [];
    for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) found.push(at);
    return found;
  };
  const isClipping = (element: Element): boolean => /hidden|clip/.test(getComputedStyle(element).overflow);
  const isScrolling = (element: Element): boolean => {
    const { overflowX, overflowY } = getComputedStyle(element);
    const down = /auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight;
    return down || (/auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth);
  };
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !withAncestors(element).some((each) => each.clientWidth <= 1 && isClipping(each));
  const meet = (one: DOMRect, other: DOMRect): boolean => {
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return across > 2 && down > 3 && down > Math.min(one.height, other.height) * 0.35;
  };

  const controls = [...root.querySelectorAll('button, a[href], input, select, summary')]
    .map((control) => (control.matches('[type=radio], [type=checkbox]') ? (control.closest('label') ?? control) : control))
    .filter((control) => isSeen(control) && control.getBoundingClientRect().width > 0);

  const controlFaults = controls.flatMap((control) => {
    const { left, top, right, bottom, width: wide, height: high } = control.getBoundingClientRect();
    const scrolled = withAncestors(control).some(isScrolling);
    const outside = left < -0.5 || right > width + 0.5 || (!pageScrolls && !scrolled && (top < -0.5 || bottom > height + 0.5));
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const hit = scrolled || y >= height ? null : document.elementFromPoint(x, y);
    const covered = hit !== null && !control.contains(hit) && !hit.contains(control) && hit.closest(OVERLAYS) === null;
    return [
      ...(wide < MIN_CONTROL_PX - 0.1 || high < MIN_CONTROL_PX - 0.1
        ? [`${named(control)} is only ${wide.toFixed(1)} × ${high.toFixed(1)}`]
        : []),
      ...(outside ? [`${named(control)} is not inside the screen`] : []),
      ...(covered ? [`${named(control)} is covered by ${named(hit)}`] : []),
    ];
  });

  const texts: { readonly text: string; readonly lines: readonly DOMRect[]; readonly element: Element }[] = [];
  const textFaults: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = `“${node.textContent?.trim().slice(0, 40)}”`;
    if (element === null || text === '“”' || element.closest('option, noscript') || !isSeen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const whole = range.getBoundingClientRect();
    if (whole.width === 0) continue;
    const [left, top, right, bottom] = [whole.left, whole.top, whole.right, whole.bottom];
    const chain = withAncestors(element);
    const scroller = chain.findIndex(isScrolling);
    // Content that can be scrolled into view is neither cut off nor off the screen.
    const near = scroller < 0 ? chain : chain.slice(0, scroller);
    const cutter = near.filter(isClipping).find((each) => {
      const bounds = each.getBoundingClientRect();
      const slack = 4; // The boxes of glyphs are taller than their lines.
      return left < bounds.left - 1 || right > bounds.right + 1 || top < bounds.top - slack || bottom > bounds.bottom + slack;
    });
    const bounds = (cutter ?? chain[scroller])?.getBoundingClientRect();
    const lines = [...range.getClientRects()].map((line) => {
      const [start, end] = [Math.max(line.left, bounds?.left ?? line.left), Math.min(line.right, bounds?.right ?? line.right)];
      const [head, foot] = [Math.max(line.top, bounds?.top ?? line.top), Math.min(line.bottom, bounds?.bottom ?? line.bottom)];
      return new DOMRect(start, head, Math.max(0, end - start), Math.max(0, foot - head));
    });
    texts.push({ text, lines, element });
    const print = Number.parseFloat(getComputedStyle(element).fontSize);
    if (print < MIN_TEXT_PX - 0.05) textFaults.push(`the print of ${text} is only ${print.toFixed(1)} high`);
    if (SHORT_WORD.test(text.slice(1, -1)) && new Set(lines.map(({ top: line }) => line)).size > 1)
      textFaults.push(`the word ${text} is broken`);
    const leaves = scroller < 0 && lines.some((line) => line.left < -0.5 || line.right > width + 0.5);
    if (leaves) textFaults.push(`the text ${text} leaves the screen`);
    // An ellipsis is no fault if the whole text is in a title or a label.
    const labels = chain.map((each) => `${each.getAttribute('title')} ${each.getAttribute('aria-label')}`);
    const said = element.closest('[role=img][aria-label]')?.getAttribute('aria-label') ?? text.slice(1, -1);
    const excused = labels.some((each) => each.includes(said));
    if (cutter !== undefined && !excused) textFaults.push(`the text ${text} is cut off`);
    const block = chain
      .find((each) => getComputedStyle(each).display !== 'inline' && each.clientWidth > 0)
      ?.getBoundingClientRect();
    if (block !== undefined && cutter === undefined && (left < block.left - 1.5 || right > block.right + 1.5))
      textFaults.push(`the text ${text} is wider than its box`);
  }

  // The scroll width of a field depends on its value, not on its placeholder.
  const suggestsTooMuch = (field: HTMLInputElement): boolean => {
    const { font, letterSpacing, paddingLeft, paddingRight } = getComputedStyle(field);
    const pen = document.createElement('canvas').getContext('2d');
    if (pen === null) throw new Error('nothing to measure with');
    Object.assign(pen, { font, letterSpacing });
    const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    return field.value === '' && pen.measureText(field.placeholder).width > room + 1;
  };
  const fieldFaults = [
    ...root.querySelectorAll<HTMLInputElement>('input:not([type=range], [type=radio], [type=checkbox], [readonly])'),
  ]
    .filter((field) => isSeen(field) && (field.scrollWidth > field.clientWidth + 1 || suggestsTooMuch(field)))
    .map((field) => `“${field.value || field.placeholder}” is too long for its field`);

  const inScroller = (control: Element): DOMRect => {
    const box = control.getBoundingClientRect();
    const bounds = withAncestors(control).slice(1).find(isScrolling)?.getBoundingClientRect() ?? box;
    const [head, foot] = [Math.max(box.top, bounds.top), Math.min(box.bottom, bounds.bottom)];
    return new DOMRect(box.left, head, box.width, Math.max(0, foot - head));
  };
  const overlaps = texts.flatMap((one, index) => {
    const layer = one.element.closest(OVERLAYS);
    const meets = (boxes: readonly DOMRect[]): boolean => one.lines.some((line) => boxes.some((box) => meet(line, box)));
    const others = texts.slice(index + 1).filter(({ lines, element }) => element.closest(OVERLAYS) === layer && meets(lines));
    // The number of cards overlaps its pile, and the value of a card overlaps the card.
    const isCount = one.element.closest('.count, .card-value') !== null;
    const over = controls.filter(
      (control) =>
        !isCount &&
        control.closest(OVERLAYS) === layer &&
        !control.contains(one.element) &&
        !one.element.contains(control) &&
        meets([inScroller(control)]),
    );
    return [
      ...others.map(({ text }) => `${one.text} and ${text} lie over each other`),
      ...over.map((control) => `${one.text} lies over ${named(control)}`),
    ];
  });

  // A banner stays until it is answered, so it must not cover important parts of the table.
  const boxesOf = (selector: string): readonly (readonly [Element, DOMRect])[] =>
    [...root.querySelectorAll(selector)].filter(isSeen).map((each) => [each, each.getBoundingClientRect()]);
  const under = (overlays: string, matters: string): readonly string[] =>
    boxesOf(overlays).flatMap(([over, box]) =>
      boxesOf(matters)
        .filter(([, each]) => meet(each, box))
        .map(([each]) => `${named(each)} lies under ${named(over)}`),
    );
  const hidden = [
    ...under('.passing-banners .banner', '.plate, .prompt, .question, .nameplate, .gathering h1'),
    ...under('.notice', '.gathering h1'), // A notice disappears after a moment, so it may cover other parts where there is little room.
  ];

  const rowFaults = [...root.querySelectorAll('tr')].filter(isSeen).flatMap((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    const isCut = [...row.cells].some((cell) => {
      const bounds = cell.getBoundingClientRect();
      const { borderTopWidth, borderBottomWidth } = getComputedStyle(cell);
      const isAbove = Number.parseFloat(borderTopWidth) > 0 && bounds.top > top + 3;
      return isAbove || (Number.parseFloat(borderBottomWidth) > 0 && bounds.bottom < bottom - 3);
    });
    return isCut ? [`a line cuts through ${named(row)}`] : [];
  });

  const barFaults = [...root.querySelectorAll('.room .bar')].filter(isSeen).flatMap((bar) => {
    const middles = [...bar.querySelectorAll(':scope > .bar-button')].filter(isSeen).map((button) => {
      const { top, bottom } = button.getBoundingClientRect();
      return (top + bottom) / 2;
    });
    const isRow = getComputedStyle(bar).flexDirection === 'row';
    return isRow && Math.max(...middles) - Math.min(...middles) > 8 ? ['the bar takes more than one row'] : [];
  });

  const sideways = page.scrollWidth > width ? [`the page scrolls sideways: ${page.scrollWidth} > ${width}`] : [];
  return [...sideways, ...controlFaults, ...textFaults, ...fieldFaults, ...overlaps, ...hidden, ...rowFaults, ...barFaults];
}
