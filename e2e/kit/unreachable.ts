import type { Page } from '@playwright/test';
import { lookAsPainted } from './painted.ts';

/**
 * Returns the controls that cannot be pressed, even by scrolling, and the parts that scroll sideways, in words; empty if there are
 * none.
 */
export async function unreachableControls(page: Page): Promise<readonly string[]> {
  const faults = await lookAsPainted(page, findUnreachable);
  return [...new Set(faults)];
}

/** Runs in the page, so it contains everything that it needs. */
function findUnreachable(): string[] {
  /** The parts that may cover the rest of the page, because they can be closed or disappear by themselves. */
  const OVERLAYS =
    '.drawer, .result .buttons, .bubble, .side-panel, .question, .notice, .banner, .popover, .bar-menu, .tip, .lesson-actions';
  const root = [...document.querySelectorAll('dialog[open], [role=dialog][aria-modal=true]')].at(-1) ?? document.body;

  const named = (element: Element): string =>
    `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`;
  const isCloseable = (over: Element, control: Element): boolean => {
    const overlay = over.closest(OVERLAYS);
    return overlay !== null && !overlay.contains(control);
  };
  const faultsOf = (control: Element): string[] => {
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, right, bottom } = control.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (hit === null) return [`${named(control)} cannot be scrolled to`];
    if (control.contains(hit) || hit.contains(control) || isCloseable(hit, control)) return [];
    return [`${named(control)} cannot be pressed: ${named(hit)} lies over it`];
  };

  const controls = [...root.querySelectorAll('button, a[href], input, select, summary')]
    .map((control) => (control.matches('[type=radio], [type=checkbox]') ? (control.closest('label') ?? control) : control))
    .filter((control) => control.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter((control) => control.getBoundingClientRect().width > 1);
  const sideways = [root, ...root.querySelectorAll('*')]
    .filter((each) => /auto|scroll/.test(getComputedStyle(each).overflowX) && each.scrollWidth > each.clientWidth + 1)
    .map((each) => `${named(each)} scrolls sideways: ${each.scrollWidth} > ${each.clientWidth}`);
  const unreachable = controls.flatMap(faultsOf);
  for (const each of document.querySelectorAll('*')) each.scrollTo(0, 0);
  return [...sideways, ...unreachable];
}
