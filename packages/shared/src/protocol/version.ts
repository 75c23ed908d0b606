/** Counts up whenever an older client would misread a newer server. */
export const PROTOCOL = 1;
