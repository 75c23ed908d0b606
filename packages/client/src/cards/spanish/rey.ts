import { at } from '../blank-card.ts';
import { brass, linen as ermine, ink } from '../palette.ts';
import { band, mirrored, pointsIn, shape, strewn, studs, thick, trace } from '../pen.ts';
import type { Emblem } from './emblems.ts';
import { face, hand, held } from './figure.ts';
import type { Livery } from './liveries.ts';

const tail = `<path d="M0-4C3 0 2 4 0 5-2 4-3 0 0-4Z" fill="${ink}"/>`;

function crown({ second, trim }: Livery): string {
  return (
    shape('M99 66C92 50 104 40 125 38 146 40 158 50 151 66Z', second) +
    shape('M98 70 92 40 106 52 112 34 125 50 138 34 144 52 158 40 152 70Z', trim) +
    shape('M97 68H153L151 78H99Z', brass) +
    studs([106, 73], [144, 73], 5, `<circle r="2.4" fill="${second}" stroke="${ink}" stroke-width="1"/>`) +
    strewn(pointsIn('92 38, 112 31, 138 31, 158 38'), `<circle r="3.6" fill="${trim}" stroke="${ink}" stroke-width="1.8"/>`) +
    shape('M125 22 128 28 134 30 128 33 129 48H121L122 33 116 30 122 28Z', trim)
  );
}

function head({ hair }: Livery): string {
  const curls = 'M103 76C93 84 93 98 97 106 92 112 95 122 104 121 112 122 114 112 109 104L107 78Z';
  return (
    mirrored(shape(curls, hair) + trace('M102 84C99 92 100 100 103 106M99 112C101 116 106 116 108 112')) +
    at(125, 96, 1, face()) +
    shape(
      'M108 100C109 122 116 140 125 144 134 140 141 122 142 100 138 106 134 108 131 108 128 105 127 105 125 106 123 105 122 105 119 108 116 108 112 106 108 100Z',
      hair,
    ) +
    `<path d="M119 111C123 109 127 109 131 111 128 115 122 115 119 111Z" fill="#8e1f25"/>` +
    trace(
      'M125 118V138M119 118C119 126 121 132 123 136M131 118C131 126 129 132 127 136M113 110C114 118 116 124 118 128M137 110C136 118 134 124 132 128',
    )
  );
}

function robe({ main, second, trim, motif }: Livery): string {
  const side = 'M92 134C74 142 66 160 64 190 62 240 60 280 56 322H118L112 150Z';
  return (
    shape('M100 140H150L166 322H84Z', second) +
    studs([125, 224], [125, 302], 4, motif) +
    mirrored(studs([104, 260], [101, 306], 2, `<path d="M0-6 5 0 0 6-5 0Z" fill="${trim}"/>`)) +
    mirrored(
      shape(side, main) +
        shape('M104 150C106 210 104 270 98 322H116C120 270 120 210 116 150Z', ermine) +
        studs([111, 176], [108, 312], 6, tail) +
        trace('M82 200C80 240 77 280 73 312M92 210C90 250 88 286 86 312'),
    ) +
    shape('M96 196H154V208H96Z', brass) +
    studs([104, 202], [146, 202], 5, `<circle r="2.6" fill="${main}" stroke="${ink}" stroke-width="1"/>`)
  );
}

function cape(): string {
  return (
    shape(
      'M92 128C78 134 70 146 68 164 84 176 106 180 125 180S166 176 182 164C180 146 172 134 158 128 148 140 102 140 92 128Z',
      ermine,
    ) +
    strewn(pointsIn('82 150, 80 164, 96 160, 98 172, 112 156, 118 172, 138 156'), tail) +
    strewn(pointsIn('132 172, 154 160, 152 172, 168 150, 170 164, 94 144, 156 144'), tail)
  );
}

function hem({ trim, second }: Livery): string {
  return shape('M55 311H195L196 323H54Z', trim) + studs([64, 317], [186, 317], 10, `<circle r="2" fill="${second}"/>`);
}

function sceptre({ trim, second }: Livery): string {
  return (
    band('M66 300 68 156', brass, 4) +
    shape('M68 126C76 132 80 140 78 148L74 158H62L58 148C56 140 60 132 68 126Z', trim) +
    `<circle cx="68" cy="146" r="4" fill="${second}" stroke="${ink}" stroke-width="1.4"/>`
  );
}

function orb({ second, trim }: Livery): string {
  return (
    shape('M63 160H69V168H75V174H69V182H63V174H57V168H63Z', trim) +
    `<circle cx="66" cy="196" r="16" fill="${second}" ${thick}/>` +
    shape('M50 194C60 199 72 199 82 194L82 200C72 205 60 205 50 200Z', trim)
  );
}

function shield({ second, trim, motif }: Livery): string {
  return (
    shape('M34 196C50 200 66 200 82 190 90 232 80 262 60 280 38 268 30 236 34 196Z', trim) +
    shape('M41 203C54 206 66 205 77 199 82 232 75 254 60 270 44 258 38 234 41 203Z', second) +
    at(60, 230, 1.7, motif)
  );
}

/** The object in the other hand, different for each king. */
function regalia(suit: Emblem, livery: Livery): string {
  const arm = band('M86 170C74 186 70 200 58 210', livery.main, 19);
  const cuff = shape('M49 203 64 201 68 214 53 219Z', ermine);
  switch (suit) {
    case 'o':
      return at(-20, 0, 1, sceptre(livery)) + arm + cuff + hand(48, 211);
    case 'c':
      return arm + cuff + at(-21, -1, 1, orb(livery)) + hand(46, 214);
    case 'e':
      return arm + shield(livery);
    case 'b':
      return (
        band('M88 168C74 184 70 204 80 208', livery.main, 19) + shape('M76 198 91 193 97 206 81 214Z', ermine) + hand(98, 200)
      );
  }
}

export function rey(suit: Emblem, livery: Livery): string {
  return (
    robe(livery) +
    hem(livery) +
    regalia(suit, livery) +
    band('M166 170C182 186 190 176 194 152', livery.main, 19) +
    shape('M185 160 203 156 204 146 186 148Z', ermine) +
    held(suit, 196, 142) +
    cape() +
    head(livery) +
    crown(livery)
  );
}
