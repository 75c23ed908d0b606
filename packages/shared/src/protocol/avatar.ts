import * as v from 'valibot';

export const AVATAR_COUNT = 240;

/** The schema of an avatar's number. The client decides how to draw each avatar. */
export const avatarSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(AVATAR_COUNT - 1));

/**
 * The distance between the default avatars of consecutive members: all avatars occur before any repeats, and neighbours differ
 * much.
 */
const AVATAR_STEP = 91;

/** Returns the avatar of a person who has not chosen one, from their member id at the table. */
export function defaultAvatar(number: number): number {
  return (number * AVATAR_STEP) % AVATAR_COUNT;
}
