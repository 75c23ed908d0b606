export const faces: readonly string[] = ['9S', '2H', '7D', '4C'];
