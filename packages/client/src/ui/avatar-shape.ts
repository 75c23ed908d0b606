import { AVATAR_COUNT } from '@hundredfold/shared/protocol/avatar.ts';
import { star } from '../cards/star.ts';
import { suitShapes } from '../cards/suits.ts';

/**
 * An avatar shaped like a wax seal, centred on the origin and 100 units across. No two have the same shape, so that players can
 * tell them apart without colour.
 */
export interface AvatarShape {
  readonly rim: string;
  readonly field: { readonly kind: 'lines' | 'solid'; readonly d: string };
  /** The symbol in the middle, drawn 100 units high. */
  readonly charge: string;
  readonly wax: number;
}

export const WAXES = 6;

const round = (value: number) => Number(value.toFixed(1));

/** Returns the point at that radius, clockwise in degrees from the top. */
export function at(radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${round(radius * Math.sin(angle))} ${round(-radius * Math.cos(angle))}`;
}

function circle(x: number, y: number, radius: number): string {
  return `M${round(x - radius)} ${round(y)}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`;
}

/** Returns an outline of round lobes that meet at that radius. */
function lobes(count: number, radius: number, turn = 0): string {
  const step = 360 / count;
  const bow = round(radius * Math.sin(Math.PI / count) * 1.02);
  const arcs = Array.from({ length: count }, (_, index) => `A${bow} ${bow} 0 0 1 ${at(radius, turn + (index + 1) * step)}`);
  return `M${at(radius, turn)}${arcs.join('')}Z`;
}

function sided(count: number, radius: number, turn = 0): string {
  return `M${Array.from({ length: count }, (_, index) => at(radius, turn + (index * 360) / count)).join('L')}Z`;
}

const RIMS: readonly string[] = [
  circle(0, 0, 47),
  lobes(4, 37, 45),
  sided(6, 49),
  star(12, 50, 40, 0),
  sided(4, 56, 45),
  lobes(9, 40),
];

function around(count: number, drawing: (degrees: number) => string): string {
  return Array.from({ length: count }, (_, index) => drawing((index * 360) / count)).join('');
}

function bead(degrees: number): string {
  const [x = 0, y = 0] = at(29.5, degrees).split(' ').map(Number);
  return circle(x, y, 1.7);
}

export const PLAIN_FIELD: AvatarShape['field'] = { kind: 'lines', d: circle(0, 0, 30) };

const FIELDS: readonly AvatarShape['field'][] = [
  PLAIN_FIELD,
  { kind: 'solid', d: around(20, bead) },
  { kind: 'lines', d: around(24, (degrees) => `M${at(27, degrees)}L${at(32, degrees)}`) },
  {
    kind: 'solid',
    d: around(12, (degrees) => `M${at(32, degrees)}L${at(28, degrees - 6)}L${at(25, degrees)}L${at(28, degrees + 6)}Z`),
  },
];

/** The suits of the French deck, two of the German and one of the Spanish; the other symbols are common in card rooms. */
const CHARGES: readonly string[] = [
  ...Object.values(suitShapes),
  'M-36-8C-36-26-20-36-5-38L-7-50H7L5-38C20-36 36-26 36-8ZM-30-2H30C30 24 16 38 0 50-16 38-30 24-30-2Z',
  'M0-50A8 8 0 0 1 8-42V-39C26-35 33-20 33-2 33 16 37 24 46 30V34H-46V30C-37 24-33 16-33-2-33-20-26-35-8-39V-42A8 8 0 0 1 0-50ZM-13 39H13A13 13 0 0 1-13 39Z',
  'M-38-46H38C38-10 24 6 7 10V28C20 30 27 36 28 46H-28C-27 36-20 30-7 28V10C-24 6-38-10-38-46Z',
  `M-42 24-48-22-24 2 0-36 24 2 48-22 42 24ZM-42 31H42V42H-42Z${circle(-48, -30, 7)}${circle(0, -44, 7)}${circle(48, -30, 7)}`,
  star(5, 54, 22, 0),
  'M22-46A50 50 0 1 0 22 46 48 48 0 0 1 22-46Z',
];

export function avatarShape(avatar: number): AvatarShape {
  const charge = avatar % CHARGES.length;
  const rim = Math.floor(avatar / CHARGES.length) % RIMS.length;
  const field = Math.floor(avatar / (CHARGES.length * RIMS.length)) % FIELDS.length;
  return {
    rim: pick(RIMS, rim),
    field: pick(FIELDS, field),
    charge: pick(CHARGES, charge),
    wax: (charge + rim + 2 * field) % WAXES,
  };
}

export function pick<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new Error(`there is no avatar of that kind: ${index}`);
  return item;
}

export function otherAvatar(avatar: number, chance = Math.random()): number {
  return (avatar + 1 + Math.floor(chance * (AVATAR_COUNT - 1))) % AVATAR_COUNT;
}
