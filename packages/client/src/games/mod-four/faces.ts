/** A few faces that show the game's cards at a glance. */
export const faces: readonly string[] = ['7S', 'QH', '12o', 'AC'];
