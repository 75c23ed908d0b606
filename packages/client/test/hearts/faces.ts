/** A few faces that show the game's cards at a glance. */
export const faces: readonly string[] = ['QS', '2H', 'AH', '2C'];
