/** A few faces that show the game's cards at a glance. */
export const faces: readonly string[] = ['10', '20', '30', '40'];
