import * as v from 'valibot';

/** So many seals there are, each in a form of its own. */
export const AVATAR_COUNT = 240;

/** Which of the house's seals somebody has; how it is drawn is the client's affair. */
export const avatarSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(AVATAR_COUNT - 1));

/** Far apart for neighbours, and everybody's once before any comes again. */
const AVATAR_STEP = 91;

/** The seal of somebody who has not said which: by the number that they have at their table. */
export function defaultAvatar(number: number): number {
  return (number * AVATAR_STEP) % AVATAR_COUNT;
}
