export const faces: readonly string[] = ['10', '20', '30', '40'];
