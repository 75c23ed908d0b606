import { brass, ink } from '../palette.ts';
import { pointsIn, shape, smooth, strewn, trace } from '../pen.ts';
import type { Livery } from './liveries.ts';

const body =
  '76 126, 66 132, 56 146, 44 160, 34 172, 32 182, 38 190, 48 190, 58 184, 68 182, 76 178, 72 194, 62 212, 58 230, 64 246, ' +
  '80 256, 100 262, 126 264, 150 260, 164 254, 184 252, 196 234, 200 214, 194 194, 178 184, 156 186, 136 186, 124 172, ' +
  '112 148, 98 132, 86 124';

const farHind = '150 244, 150 262, 146 276, 138 290, 134 304, 130 314, 140 316, 146 304, 152 290, 164 278, 172 258';
const farFore = '86 240, 88 266, 90 284, 92 300, 92 314, 102 314, 102 300, 104 284, 108 264, 110 246';
const nearHind = '166 230, 168 252, 172 266, 176 280, 172 296, 168 314, 178 316, 184 300, 190 282, 190 266, 196 248, 199 226';
const nearFore = '58 226, 56 242, 46 250, 34 256, 32 264, 38 276, 40 288, 50 288, 50 276, 48 268, 62 264, 78 256, 88 236';

/** A leg with its hoof; `place` is a transform. */
function leg(outline: string, fill: string, place: string): string {
  const hoof = shape('M-7-9H7L10 4H-10Z', '#3a2a1c');
  return `${shape(smooth(outline), fill)}<g transform="${place}">${hoof}</g>`;
}

function strap(d: string, colour: string): string {
  return `<path d="${d}" fill="none" stroke="${ink}" stroke-width="6"/><path d="${d}" fill="none" stroke="${colour}" stroke-width="3"/>`;
}

function head(coat: string): string {
  return (
    shape('M80 132 84 110C92 116 94 124 92 134Z', coat) +
    `<path d="M57 149C59 144 66 143 69 148 66 152 60 152 57 149Z" fill="#fff" stroke="${ink}" stroke-width="1.2"/>` +
    `<circle cx="63" cy="148" r="2.8" fill="${ink}"/><circle cx="38" cy="178" r="2" fill="${ink}"/>` +
    trace('M56 143C60 139 66 139 70 143M36 186C40 184 44 184 48 186')
  );
}

function mane(colour: string): string {
  const locks =
    'M78 124C90 116 108 122 118 138 126 152 130 166 136 178 128 180 122 180 116 174 118 166 114 160 108 158 110 150 106 144 98 142 100 136 94 130 86 130 82 134 78 138 72 138 73 132 73 128 78 124Z';
  return shape(locks, colour) + trace('M92 128C104 132 112 146 118 160M112 150C118 158 122 166 124 174');
}

function harness({ second, trim }: Livery): string {
  const stud = `<circle r="3" fill="${trim}" stroke="${ink}" stroke-width="1.2"/>`;
  return (
    strap('M48 154C55 160 62 172 63 184M84 136C80 148 70 160 58 168M59 169C72 168 88 172 104 172', second) +
    `<circle cx="58" cy="168" r="4.4" fill="${brass}" stroke="${ink}" stroke-width="1.5"/>` +
    shape('M60 206C76 216 96 214 118 202L116 212C98 224 76 226 58 216Z', second) +
    shape('M166 208C178 214 190 213 200 206L202 216C191 224 178 224 168 219Z', second) +
    strewn(pointsIn('70 216, 84 218, 98 215, 177 216, 189 215'), stud)
  );
}

/** A horse stepping to the left, one foreleg raised. */
export function horse(livery: Livery): string {
  const { horse: coat, shade } = livery;
  return (
    shape(
      'M190 192C204 182 220 188 224 202 226 212 220 218 224 226 212 228 204 220 203 212 201 206 198 202 190 202Z',
      livery.mane,
    ) +
    trace('M203 194C213 199 211 212 214 220') +
    shape('M72 134 68 114C76 116 80 122 82 130Z', shade) +
    leg(farHind, shade, 'translate(134 318)') +
    leg(farFore, shade, 'translate(97 318)') +
    leg(nearHind, coat, 'translate(172 318)') +
    leg(nearFore, coat, 'translate(46 291) rotate(-14)') +
    shape(smooth(body), coat) +
    // This shape covers the outline where a near leg grows out of the body.
    `<path d="M64 222C62 232 64 242 72 246L86 240 84 216ZM170 214C167 232 168 246 172 256L190 250 196 222Z" fill="${coat}"/>` +
    trace('M78 180C84 172 86 164 85 156M172 258C168 250 166 242 166 234') +
    head(coat) +
    mane(livery.mane) +
    harness(livery)
  );
}
