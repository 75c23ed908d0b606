import { ink, ivory } from './palette.ts';

export function blankCard(drawing: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 250 350" width="250" height="350">` +
    `<rect x=".75" y=".75" width="248.5" height="348.5" rx="15.5" fill="${ivory}"/>${drawing}` +
    `<rect x=".75" y=".75" width="248.5" height="348.5" rx="15.5" fill="none" stroke="${ink}" stroke-opacity=".5" stroke-width="1.8"/></svg>`
  );
}

export function turned(drawing: string): string {
  return `<g transform="rotate(180 125 175)">${drawing}</g>`;
}

/** The drawing, and the same drawing upside down. */
export function twice(drawing: string): string {
  return drawing + turned(drawing);
}

export function at(x: number, y: number, size: number, drawing: string): string {
  return `<g transform="translate(${x} ${y}) scale(${size})">${drawing}</g>`;
}
