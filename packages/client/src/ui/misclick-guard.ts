/** Milliseconds for which an element has to lie under the pointer before a press counts for it. */
export const MIN_VISIBLE_MS = 150;

let uncoveredAt = Number.NEGATIVE_INFINITY;

/** Notes that a sheet over the page has closed by itself. */
export function noteSheetClosed(): void {
  uncoveredAt = performance.now();
}

/** Returns whether a press, by its time stamp, was still meant for a sheet that had just closed by itself. */
export function hitsClosingSheet(time: number): boolean {
  return time - uncoveredAt < MIN_VISIBLE_MS;
}

/** The slowest double click that a system can be set to. The browser counts mouse clicks by the system's own time. */
const SLOWEST_DOUBLE_CLICK_MS = 1000;

/**
 * The time within which two presses are a double press where the browser's count does not decide: not every browser counts taps,
 * and no card should be played by accident.
 */
const DOUBLE_PRESS_MS = 400;

/** The maximum distance between the two presses of a double click, in CSS px. A finger is less precise than a mouse. */
const SLIP_PX: Readonly<Record<string, number>> = { mouse: 12, pen: 16, touch: 28 };

/** All elements that react to a press. A press beside an open dialog closes it. */
const CONTROLS = 'button, a[href], label, input, select, textarea, summary, dialog';

type Corner = Pick<DOMRect, 'left' | 'top'>;

/** A control as it was at one moment: a button with another label is another target. */
export interface Control {
  readonly element: unknown;
  readonly name: string;
  readonly box: Corner;
}

export interface PressPoint {
  readonly x: number;
  readonly y: number;
  /** The start of the press, in milliseconds. */
  readonly time: number;
}

export interface FirstPress extends PressPoint {
  readonly pointerType: string;
  readonly isAtTable: boolean;
  readonly target: Control | null;
  /** The controls that a second press could hit, before the first one changed anything. */
  readonly around: readonly Control[];
}

export interface SecondPress extends PressPoint {
  /** The number of clicks that the browser counts as one gesture. */
  readonly count: number;
  readonly target: Control;
}

/**
 * Returns whether a press is the second of a double click and hits a control that only came under the pointer because of the
 * first. A press on a neighbour that has not moved is intended, however fast it comes.
 */
export function isMisclick(first: FirstPress, second: SecondPress): boolean {
  const elapsed = second.time - first.time;
  const distance = Math.hypot(second.x - first.x, second.y - first.y);
  const isTimed = first.isAtTable || first.pointerType === 'touch';
  const longest = second.count > 1 ? SLOWEST_DOUBLE_CLICK_MS : isTimed ? DOUBLE_PRESS_MS : 0;
  if (elapsed > longest || distance > slipOf(first)) return false;
  const { target } = second;
  const isUnchanged = ({ element, name }: Control): boolean => element === target.element && name === target.name;
  const wasThere = first.around.some((control) => isUnchanged(control) && isSamePlace(control.box, target.box));
  return !wasThere && (first.target === null || !isUnchanged(first.target));
}

function slipOf({ pointerType }: Pick<FirstPress, 'pointerType'>): number {
  return SLIP_PX[pointerType] ?? 0;
}

function isSamePlace(one: Corner, other: Corner): boolean {
  return Math.hypot(one.left - other.left, one.top - other.top) < 1;
}

interface KeyPress {
  readonly key: string;
  readonly repeat: boolean;
  readonly isAtTable: boolean;
  readonly isSameTarget: boolean;
}

/** Returns whether a held key would press another control, or make another move. A control beside the table may be repeated. */
export function isHeldTooLong({ key, repeat, isAtTable, isSameTarget }: KeyPress): boolean {
  return key === 'Enter' && repeat && (isAtTable || !isSameTarget);
}

/**
 * Keeps the second press of a double click, and the repetition of a held key, from everything but the first target. Single keys and
 * assistive technology are never stopped.
 */
export function guardMisclicks(): void {
  let first: FirstPress | null = null;
  let current: FirstPress | null = null;
  const begin = (event: PointerEvent): void => {
    current = event.isPrimary ? pressOf(event) : null;
  };
  const end = (event: MouseEvent): void => {
    const press = current;
    if (event.detail === 0 || press === null) return; // The event was made by a key, or is a second one of the same press.
    current = null;
    const target = controlAt(event.target);
    if (first !== null && target !== null && isMisclick(first, { ...press, count: event.detail, target })) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else {
      first = press;
    }
  };
  let heldOn: EventTarget | null = null;
  const hold = (event: KeyboardEvent): void => {
    const { key, repeat, target } = event;
    if (!repeat) heldOn = target;
    if (!isHeldTooLong({ key, repeat, isAtTable: isInTable(target), isSameTarget: target === heldOn })) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener('keydown', hold, { capture: true });
  addEventListener('pointerdown', begin, { capture: true, passive: true });
  addEventListener('click', end, { capture: true });
}

function pressOf(event: PointerEvent): FirstPress {
  const { clientX: x, clientY: y, timeStamp: time, pointerType } = event;
  const slip = slipOf({ pointerType });
  const around = [...document.querySelectorAll(CONTROLS)].filter((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const [nearestX, nearestY] = [clamp(x, left, right), clamp(y, top, bottom)];
    const isNear = Math.hypot(nearestX - x, nearestY - y) <= slip;
    return isNear && document.elementFromPoint(nearestX, nearestY)?.closest(CONTROLS) === element;
  });
  const isAtTable = isInTable(event.target);
  return { x, y, time, pointerType, isAtTable, target: controlAt(event.target), around: around.map(controlOf) };
}

function isInTable(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('.table') !== null;
}

/** Returns the nearest value inside the bounds. An element is not hit on its very edge. */
function clamp(value: number, least: number, most: number): number {
  return Math.max(least + 1, Math.min(most - 1, value));
}

function controlAt(part: EventTarget | null): Control | null {
  const element = part instanceof Element ? part.closest(CONTROLS) : null;
  return element === null ? null : controlOf(element);
}

/** Returns the control of an element. The titles of their dialogs distinguish two buttons with one name. */
function controlOf(element: Element): Control {
  const group = element.closest('[role=group], dialog');
  return { element, name: `${group === null ? '' : labelOf(group)} ${labelOf(element)}`, box: element.getBoundingClientRect() };
}

/** Returns the label of a control, or `data-repeats` for one that may be pressed repeatedly while its label changes. */
function labelOf(element: Element): string {
  const heading = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
  const said = element.getAttribute('data-repeats') ?? element.getAttribute('aria-label') ?? heading?.textContent;
  return said ?? element.textContent ?? '';
}
