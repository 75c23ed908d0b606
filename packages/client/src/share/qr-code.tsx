import { encode } from 'uqr';

/** Light modules around it, without which some cameras do not find it. */
const QUIET = 4;

interface QrCodeProps {
  readonly text: string;
  /** What it leads to, for those who do not see it. */
  readonly label: string;
}

/** A link as a square that a phone's camera reads. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { border: QUIET });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      class="qr"
      style={{ '--modules': size }}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shape-rendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
