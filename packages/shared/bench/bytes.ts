import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type MemorySizes, median } from './figures.ts';
import type { SampledMove } from './moments.ts';

const COPIES = 4000;

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

export function bytesOf(moments: readonly SampledMove[]): MemorySizes {
  const sizes = moments.map(({ state }) => jsonBytes(state));
  const state = median(sizes);
  const typical = moments[sizes.indexOf(state)]?.state;
  return { state, heap: heapBytes(typical), view: median(moments.map(({ view }) => jsonBytes(view))) };
}

function jsonBytes(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}

/** Measures the heap size of a copy by making many. Copies come from JSON, which shares equal short strings. */
function heapBytes(value: unknown): number {
  const json = JSON.stringify(value);
  const copies = new Array<unknown>(COPIES).fill(null);
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let copy = 0; copy < COPIES; copy++) copies[copy] = JSON.parse(json);
  collect();
  return Math.round((process.memoryUsage().heapUsed - before) / copies.length);
}
