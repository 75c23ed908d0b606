/** Others by `LAW_SEED=17`. */
const FIRST = Number(process.env.LAW_SEED ?? 1);

export function seeds(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => FIRST + index);
}
