interface Control {
  readonly label: string | null;
  /** The text of the tooltip instead of the name, or in addition to visible words. */
  readonly tip: string | undefined;
  readonly shown: string;
}

/** Returns the text of a control's tooltip; `null` if its words are visible anyway. */
export function tipOf({ label, tip, shown }: Control): string | null {
  if (tip !== undefined && tip !== '') return tip;
  const isWorded = /\p{L}/u.test(shown);
  return isWorded || label === null || label === '' ? null : label;
}

type Size = Pick<DOMRect, 'width' | 'height'>;

const GAP_PX = 6;

/**
 * Returns the position of a tooltip: below its control, or above if there is no room below; beside it if the next controls are
 * below.
 */
export function placeTip(
  control: Size & Pick<DOMRect, 'x' | 'y'>,
  tip: Size,
  screen: Size,
  isBeside: boolean,
): { readonly x: number; readonly y: number } {
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
