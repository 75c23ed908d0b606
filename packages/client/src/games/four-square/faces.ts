/** A few faces that show the game's cards at a glance. */
export const faces: readonly string[] = ['30', '10', '20', '40'];
