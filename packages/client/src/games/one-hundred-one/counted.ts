import { plural } from '../../i18n/plural.ts';

// Phrases for a number of cards or points in a sentence.

const many = plural('en');
export const cards = (count: number): string => many(count, { one: '# card', other: '# cards' });
export const points = (count: number): string => many(count, { one: '# point', other: '# points' });
const viele = plural('de');
export const karten = (count: number): string => viele(count, { one: 'eine Karte', other: '# Karten' });
export const punkte = (count: number): string => viele(count, { one: '# Punkt', other: '# Punkte' });
const mnogo = plural('ru');
export const kart = (count: number): string => mnogo(count, { one: '# карта', few: '# карты', other: '# карт' });
export const kartu = (count: number): string => mnogo(count, { one: '# карту', few: '# карты', other: '# карт' });
export const ochkov = (count: number): string => mnogo(count, { one: '# очко', few: '# очка', other: '# очков' });
