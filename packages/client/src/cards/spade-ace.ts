import { rose } from './back.ts';
import { brass, ink, ivory } from './palette.ts';
import { mirror } from './pen.ts';
import { at } from './stock.ts';
import { suitShape } from './suits.ts';

/** Runs inside the edge of the spade, in card units, right half. */
const inline = 'M125 94C144 138 199 166 199 215 199 240 182 255 163 255 154 255 147 252 142 248';

const sprays =
  'M125 92C119 104 118 113 125 124ZM125 132C119 130 112 124 111 116 118 118 123 122 125 132ZM125 141C116 142 106 137 103 128 112 129 120 132 125 141Z' +
  'M125 238C120 226 110 222 102 224 104 234 114 240 125 238ZM118 245C108 238 96 238 90 244 98 250 110 250 118 245Z';

export function spadeAce(): string {
  return (
    '<g transform="translate(15 20) scale(.88)">' +
    at(125, 182, 2.02, `<path d="${suitShape('S')}" fill="${ink}"/>`) +
    mirror(
      `<path d="${inline}" fill="none" stroke="${brass}" stroke-width="2.2" stroke-linecap="round"/>` +
        `<path d="${sprays}" fill="${ivory}"/>`,
    ) +
    `${at(125, 186, 0.62, rose(ink, ivory, brass))}</g>`
  );
}
