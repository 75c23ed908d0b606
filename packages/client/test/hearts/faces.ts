export const faces: readonly string[] = ['QS', '2H', 'AH', '2C'];
