import { encode } from 'uqr';
import { words } from '../words/index.ts';

/** The link as a square that a phone's camera reads. */
export function QrCode({ text }: { readonly text: string }) {
  const { data, size } = encode(text, { border: 2 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={words.value.invite.qr} shape-rendering="crispEdges">
      <path d={path} />
    </svg>
  );
}
