export const faces: readonly string[] = ['AS', '4D', '7C', '10H'];
