import { blue, brass, gold, green, ink, linen, red } from '../palette.ts';
import type { Emblem } from './emblems.ts';

/** The colours that the three courts of a suit share. `motif` is the ornament on the chest, 10 units around the origin. */
export type Livery = Readonly<
  Record<'main' | 'second' | 'trim' | 'hose' | 'hair' | 'horse' | 'mane' | 'shade' | 'plume' | 'motif', string>
>;

const edge = `stroke="${ink}" stroke-width="1.2" stroke-linejoin="round"`;

export const liveries: Readonly<Record<Emblem, Livery>> = {
  o: {
    main: '#cf9122',
    second: red,
    trim: gold,
    hose: blue,
    hair: '#7a4a24',
    plume: linen,
    horse: '#b9773d',
    shade: '#8f5526',
    mane: '#5d3216',
    motif: `<circle r="8" fill="${gold}" ${edge}/><circle r="3.5" fill="${red}" ${edge}/>`,
  },
  c: {
    main: red,
    second: blue,
    trim: gold,
    hose: '#efe3c4',
    hair: '#c58a2c',
    plume: gold,
    horse: linen,
    shade: '#d3cdbc',
    mane: '#b9b4a6',
    motif: `<path d="M0-9 8 0 0 9-8 0Z" fill="${gold}" ${edge}/><path d="M0-4 3.5 0 0 4-3.5 0Z" fill="${red}"/>`,
  },
  e: {
    main: blue,
    second: red,
    trim: brass,
    hose: '#dbe4ea',
    hair: '#3a3029',
    plume: linen,
    horse: '#6a6d77',
    shade: '#4a4c55',
    mane: '#2b2c31',
    motif: `<path d="M-3-9H3V-3H9V3H3V9H-3V3H-9V-3H-3Z" fill="${gold}" ${edge}/>`,
  },
  b: {
    main: green,
    second: '#cf9122',
    trim: gold,
    hose: red,
    hair: '#a2501f',
    plume: '#e7dcc0',
    horse: '#8a4b22',
    shade: '#643213',
    mane: '#f0dcae',
    motif: `<path d="M0 9C-3 4-9 5-9 0-9-4-4-5-3-2-6-8 0-10 0-10S6-8 3-2C4-5 9-4 9 0 9 5 3 4 0 9Z" fill="${gold}" ${edge}/>`,
  },
};
