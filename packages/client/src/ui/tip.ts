/** What is known of a control that may need a tooltip. */
interface Control {
  /** Its accessible name. */
  readonly label: string | null;
  /** What the tooltip says instead of the name, or besides words that can be seen. */
  readonly tip: string | undefined;
  /** The words that can be seen on it. */
  readonly shown: string;
}

/** What the tooltip of a control says; `null` where its words can be read anyway. */
export function tipOf({ label, tip, shown }: Control): string | null {
  if (tip !== undefined && tip !== '') return tip;
  const isWorded = /\p{L}/u.test(shown);
  return isWorded || label === null || label === '' ? null : label;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

/** Pixels between a tooltip and its control, and between a tooltip and the edge of the screen. */
const GAP_PX = 6;

/** Where a tooltip lies: below its control, or above where there is no room below; beside it where the next controls are below. */
export function placeTip(control: Box, tip: Size, screen: Size, isBeside: boolean): { readonly x: number; readonly y: number } {
  const right = control.x + control.width + GAP_PX;
  const below = control.y + control.height + GAP_PX;
  const fitsBelow = below + tip.height + GAP_PX <= screen.height;
  const x = isBeside ? right : control.x + (control.width - tip.width) / 2;
  const y = isBeside ? control.y + (control.height - tip.height) / 2 : fitsBelow ? below : control.y - tip.height - GAP_PX;
  return { x: within(x, tip.width, screen.width), y: within(y, tip.height, screen.height) };
}

function within(start: number, length: number, all: number): number {
  return Math.max(GAP_PX, Math.min(start, all - length - GAP_PX));
}
