import type { ComponentProps, RefObject } from 'preact';
import { type Box, placed } from '../layout/pose.ts';

interface Props extends Omit<ComponentProps<'button'>, 'ref' | 'style'> {
  readonly label: string;
  readonly box: Box;
  /** The path of the sign, drawn in a square of 24. */
  readonly path: string;
  readonly button?: RefObject<HTMLButtonElement | null>;
}

/** A button with a sign at the edge of the table. */
export function SideButton({ label, box, path, button, ...more }: Props) {
  return (
    <button {...(button && { ref: button })} type="button" class="side-button" aria-label={label} style={placed(box)} {...more}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}
