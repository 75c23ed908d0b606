export const faces: readonly string[] = ['6H', '8C', 'QS', 'KS'];
