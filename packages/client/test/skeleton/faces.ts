/** A few faces that show the game's cards at a glance. */
export const faces: readonly string[] = ['9S', '2H', '7D', '4C'];
