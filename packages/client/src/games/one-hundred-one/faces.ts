/** A few faces that show the game's cards at a glance. */
export const faces: readonly string[] = ['6H', '8C', 'QS', 'KS'];
