import { at } from '../blank-card.ts';
import { brass, ink, linen, skin } from '../palette.ts';
import { band, shape, studs, trace } from '../pen.ts';
import type { Emblem } from './emblems.ts';
import { face, ground, hand, held } from './figure.ts';
import { horse } from './horse.ts';
import type { Livery } from './liveries.ts';

function rider({ main, second, trim, hose, motif }: Livery): string {
  return (
    shape('M146 118C166 124 188 150 196 180 180 186 160 184 148 176Z', second) +
    trace('M156 128C168 142 176 160 180 180M150 132C158 146 162 162 162 178') +
    shape('M124 184C118 180 114 186 116 194H162C168 186 166 178 158 178Z', second) +
    shape('M110 188H166L172 236C154 244 124 244 108 236Z', second) +
    shape('M108 228C124 236 154 236 171 228L173 240C154 248 122 248 106 240Z', trim) +
    studs([116, 238], [162, 238], 6, `<circle r="2.2" fill="${main}"/>`) +
    shape('M124 178C116 198 112 216 114 236L110 262H126L134 236C140 214 146 200 152 188Z', hose) +
    shape('M108 246 129 244 128 268 112 272C104 274 94 274 88 272 88 266 98 264 107 260Z', '#5a3318') +
    shape('M106 242 131 240V249L106 252Z', brass) +
    band('M84 276H116', brass, 3) +
    shape('M112 120H154C160 140 160 164 164 188 152 196 124 196 110 190 112 166 110 140 112 120Z', main) +
    shape('M124 120H142L140 180H124Z', second) +
    studs([132, 142], [132, 164], 2, at(0, 0, 0.85, motif)) +
    shape('M109 176H161L162 187H108Z', brass)
  );
}

function head({ hair, main, trim, second, plume }: Livery): string {
  return (
    shape('M108 70C102 88 102 102 108 110 116 116 150 116 158 110 164 102 164 88 157 70Z', hair) +
    trace('M108 88C106 96 107 102 111 107M158 88C160 96 159 102 155 107') +
    shape('M122 102H144V122H122Z', skin) +
    at(132, 84, 1, face()) +
    shape('M113 82C111 70 119 64 132 65 145 64 153 70 151 82 147 72 141 70 135 72 127 69 117 72 113 82Z', hair) +
    shape('M104 62C108 46 122 38 136 38 152 38 162 48 162 62Z', main) +
    shape('M92 66C104 54 160 54 176 62 172 70 160 72 134 72S98 74 92 66Z', trim) +
    trace('M100 66C116 62 150 62 168 64') +
    shape('M150 58C166 50 178 34 172 18 166 20 164 24 162 28 158 22 152 22 148 24 150 34 146 46 138 56Z', plume) +
    trace('M146 58C158 48 164 36 166 26M156 46 150 40M162 36 170 34') +
    `<circle cx="147" cy="59" r="4" fill="${second}" stroke="${ink}" stroke-width="1.6"/>`
  );
}

export function caballo(suit: Emblem, livery: Livery): string {
  return (
    ground(24, 192) +
    horse(livery) +
    rider(livery) +
    band('M116 132C102 146 98 158 104 168', livery.main, 16) +
    hand(102, 172) +
    band('M154 130C176 150 194 150 200 130', livery.main, 16) +
    shape('M191 128 208 126 208 134 192 137Z', linen) +
    held(suit, 204, 118) +
    shape('M112 116C120 110 148 110 156 116 158 124 150 130 134 130S110 124 112 116Z', linen) +
    head(livery)
  );
}
