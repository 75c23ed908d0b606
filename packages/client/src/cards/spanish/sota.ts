import { at } from '../blank-card.ts';
import { brass, ink, linen, skin } from '../palette.ts';
import { band, mirrored, shape, studs, trace } from '../pen.ts';
import type { Emblem } from './emblems.ts';
import { face, ground, hand, held } from './figure.ts';
import type { Livery } from './liveries.ts';

const shoe = '#5a3318';

function legs({ hose, second }: Livery): string {
  const left = 'M104 232C102 250 104 262 104 272 103 286 102 298 100 312H116C118 296 121 286 121 272L124 240Z';
  const right = 'M126 240 131 272C132 286 133 298 134 312H150C148 298 149 286 149 272 150 258 150 246 147 232Z';
  return (
    shape(left, hose) +
    shape(right, second) +
    trace('M108 282C110 290 109 298 108 306M143 282C141 290 142 298 143 306') +
    shape('M99 304H118C119 312 118 318 117 322H86C84 315 92 312 99 310Z', shoe) +
    shape('M132 304H151V310C158 312 167 315 164 322H133C132 316 131 310 132 304Z', shoe) +
    shape('M98 300H119V308H98ZM131 300H152V308H131Z', brass)
  );
}

function coat({ main, second, trim, motif }: Livery): string {
  const panel = 'M112 196H138L142 250 125 256 108 250Z';
  return (
    shape(
      'M98 128H152C156 150 154 176 150 194 156 210 163 228 167 244 156 252 140 256 125 256S94 252 83 244C87 228 94 210 100 194 96 176 94 150 98 128Z',
      main,
    ) +
    shape(panel, second) +
    mirrored(trace('M104 204C100 220 97 234 94 246M98 212C95 224 92 234 89 243')) +
    shape('M83 240C96 248 110 251 125 251S154 248 167 240L170 250C156 258 140 262 125 262S94 258 80 250Z', trim) +
    mirrored(studs([90, 250], [112, 256], 3, `<circle r="2.2" fill="${second}"/>`)) +
    `<circle cx="125" cy="256.5" r="2.2" fill="${second}"/>` +
    shape('M110 128H140L136 190H114Z', second) +
    studs([125, 157], [125, 177], 2, at(0, 0, 0.92, motif)) +
    studs([125, 214], [125, 238], 2, at(0, 0, 0.92, motif)) +
    shape('M98 188H152L153 199H97Z', brass) +
    shape('M117 185H133V202H117Z', trim) +
    trace('M121 189H129V198H121Z')
  );
}

function head({ hair, main, second, trim, plume }: Livery): string {
  return (
    shape('M99 78C92 96 92 112 98 120 106 126 144 126 152 120 158 112 158 96 151 78Z', hair) +
    trace('M98 92C96 102 97 110 101 117M152 92C154 102 153 110 149 117M103 116V122M147 116V122') +
    shape('M114 110H136V130H114Z', skin) +
    at(125, 92, 1, face()) +
    shape('M106 88C104 76 112 72 125 73 138 72 146 76 144 88 140 80 134 78 128 80 120 77 110 80 106 88Z', hair) +
    shape('M96 72C90 52 108 44 128 45 150 46 160 56 154 72Z', main) +
    trace('M112 48C106 54 104 62 104 68M136 47C142 53 144 60 144 68') +
    shape('M92 66C104 60 146 60 158 66 160 72 160 76 157 79 144 73 106 73 93 79 90 76 90 72 92 66Z', trim) +
    studs([102, 70.5], [148, 70.5], 6, `<circle r="2.2" fill="${second}"/>`) +
    shape(
      'M142 62C150 40 140 24 116 20 104 18 98 22 96 28 106 26 112 30 114 34 104 34 102 38 102 42 120 36 134 44 138 64Z',
      plume,
    ) +
    trace('M140 60C138 44 128 32 106 28M128 46 126 38M118 36 120 28M136 50 142 42')
  );
}

function collar({ trim }: Livery): string {
  return (
    shape('M100 126C108 120 142 120 150 126 152 134 146 138 138 138 132 144 118 144 112 138 104 138 98 134 100 126Z', linen) +
    trace('M112 138 114 128M125 142V130M138 138 136 128') +
    studs([108, 131], [142, 131], 2, `<circle r="2" fill="${trim}"/>`)
  );
}

function sleeves({ main, second, trim }: Livery): string {
  const puff = 'M100 128C84 128 74 138 74 152 76 164 88 168 98 162 104 152 104 138 100 128Z';
  return (
    band('M84 160C76 174 72 182 78 190 84 196 92 198 98 200', second, 13) +
    hand(100, 199) +
    band('M166 160C176 178 188 174 193 154', second, 13) +
    shape('M185 150 200 147 202 154 187 158Z', linen) +
    mirrored(
      shape(puff, main) +
        trace('M92 130C84 140 82 152 86 164M99 134C94 144 93 154 95 163') +
        shape('M75 154C82 162 92 164 99 158L98 165C90 171 78 168 74 160Z', trim),
    )
  );
}

function cloak({ second, trim }: Livery): string {
  return (
    shape(
      'M100 130C78 140 64 172 58 236 72 244 88 244 98 238L104 160ZM150 130C166 140 176 166 182 234 174 242 162 244 152 238L146 160Z',
      second,
    ) +
    shape(
      'M58 232C70 240 86 241 98 234L98 242C86 248 70 248 57 240ZM152 234C162 240 174 238 182 230L183 238C174 246 162 248 152 242Z',
      trim,
    ) +
    trace('M86 160C76 180 70 208 68 234M166 168C170 190 172 212 173 232')
  );
}

function buckler({ second, trim, motif }: Livery): string {
  const rim = `stroke="${ink}" stroke-width="2.2"`;
  return `<circle cx="76" cy="206" r="27" fill="${trim}" ${rim}/><circle cx="76" cy="206" r="20" fill="${second}" ${rim}/>${at(76, 206, 1.5, motif)}`;
}

export function sota(suit: Emblem, livery: Livery): string {
  const cloaked = suit === 'c' || suit === 'b' ? cloak(livery) : '';
  const armed = suit === 'e' ? buckler(livery) : '';
  return (
    ground(40, 188) +
    cloaked +
    legs(livery) +
    coat(livery) +
    sleeves(livery) +
    armed +
    held(suit, 196, 143) +
    collar(livery) +
    head(livery)
  );
}
