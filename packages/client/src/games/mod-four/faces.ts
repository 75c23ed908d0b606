export const faces: readonly string[] = ['7S', 'QH', '12o', 'AC'];
