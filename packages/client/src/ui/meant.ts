/** How long something has to have been under the pointer before a press is meant for it, in milliseconds. */
export const SEEN = 150;
