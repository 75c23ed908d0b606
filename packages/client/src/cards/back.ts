import { at, blankCard } from './blank-card.ts';
import { brass, felt } from './palette.ts';
import { pointsIn, spin } from './pen.ts';
import type { BackColour } from './suits.ts';

type BackShades = Readonly<Record<'ground' | 'deep' | 'strand', string>>;

const BACK_SHADES: Readonly<Record<BackColour, BackShades>> = {
  green: { ground: felt, deep: '#0b2f2a', strand: '#1b5b4f' },
  blue: { ground: '#143660', deep: '#0c2444', strand: '#2d66a8' },
  wine: { ground: '#5a1826', deep: '#3d0f1a', strand: '#963346' },
  slate: { ground: '#282c31', deep: '#191b1e', strand: '#535b64' },
};

const pale = '#efd79a';

/** Two strands that weave over and under each other around the tile's corner, so that the back looks the same after half a turn. */
function weave({ deep, strand }: BackShades): string {
  const wide = 11;
  const across = (x: number, y: number, half = 16) => {
    const line = `d="M${x - half} ${y}H${x + half}"`;
    return (
      `<path ${line} stroke="${brass}" stroke-width="${wide}"/>` +
      `<path ${line} stroke="${strand}" stroke-width="${wide - 1.8}"/>` +
      `<path ${line} stroke="${brass}" stroke-opacity=".55" stroke-width="1"/>`
    );
  };
  const down = (x: number, y: number, half = 16) => `<g transform="rotate(90 ${x} ${y})">${across(x, y, half)}</g>`;
  const over = pointsIn('0 0, 32 0, 0 32, 32 32, 16 16').map(([x, y]) => down(x, y, 8));
  return (
    `<pattern id="weave" width="32" height="32" patternUnits="userSpaceOnUse" patternTransform="translate(125 175) rotate(45)">` +
    `<rect width="32" height="32" fill="${deep}"/>${down(0, 16) + down(16, 16) + down(32, 16)}` +
    `${across(16, 0) + across(16, 16) + across(16, 32)}${over.join('')}</pattern>`
  );
}

/** Fifty ellipses make a rose of a hundred petals, 66 units in radius. */
export function rose(ground: string, outer: string, inner: string): string {
  const petals = (long: number, wide: number, count: number) =>
    Array.from(
      { length: count },
      (_, index) => `<ellipse rx="${long}" ry="${wide}" transform="rotate(${(index * 180) / count})"/>`,
    ).join('');
  return (
    `<circle r="66" fill="${ground}" stroke="${outer}" stroke-width="2.5"/><circle r="61" fill="none" stroke="${outer}"/>` +
    `<g fill="none" stroke="${outer}" stroke-width=".8">${petals(57, 21, 30)}</g>` +
    `<g fill="none" stroke="${inner}" stroke-width=".8">${petals(34, 12, 20)}</g>` +
    `<circle r="11" fill="${ground}" stroke="${outer}" stroke-width="1.5"/>${spin(10, `<path d="M0-9 2.2-3H-2.2Z" fill="${inner}"/>`)}`
  );
}

export function backSvg(colour: BackColour = 'green'): string {
  const shades = BACK_SHADES[colour];
  const panel = 'x="11" y="11" width="228" height="328" rx="8"';
  return blankCard(
    `<defs>${weave(shades)}</defs><rect ${panel} fill="url(#weave)"/>` +
      `<rect x="13.5" y="13.5" width="223" height="323" rx="6.5" fill="none" stroke="${shades.ground}" stroke-width="5"/>` +
      `<rect ${panel} fill="none" stroke="${brass}" stroke-width="2"/>` +
      `<rect x="16" y="16" width="218" height="318" rx="5" fill="none" stroke="${brass}"/>${at(125, 175, 1, rose(shades.ground, brass, pale))}`,
  );
}
