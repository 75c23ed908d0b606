export const faces: readonly string[] = ['30', '10', '20', '40'];
