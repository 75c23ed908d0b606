export const ivory = '#fbf7ec';
export const ink = '#1d1d1b';
export const red = '#b3262e';
export const blue = '#1f53b0';
export const green = '#0f7d58';
export const brass = '#d9a441';
export const gold = '#efc765';
export const linen = '#fdfaf2';
export const skin = '#f3d3b3';
export const felt = '#0f3d36';

/** The share of each colour that is left on a dimmed card. The card stands back, and its indices stay readable. */
export const dimmed = 0.78;
