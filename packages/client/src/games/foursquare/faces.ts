/** A few faces that show the game's cards at a glance. */
export const faces: readonly string[] = ['AS', '4D', '7C', '10H'];
