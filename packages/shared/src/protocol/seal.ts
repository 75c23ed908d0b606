import * as v from 'valibot';

/** So many seals there are, each in a form of its own. */
export const SEALS = 240;

/** Which of the house's seals somebody has; how it is drawn is the client's affair. */
export const sealSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(SEALS - 1));

/** Far apart for neighbours, and everybody's once before any comes again. */
const STEP = 91;

/** The seal of somebody who has not said which: by the number that they have at their table. */
export function usualSeal(number: number): number {
  return (number * STEP) % SEALS;
}
