import { BOT_NAMES } from '@hundredfold/shared/protocol/name.ts';
import { type AvatarShape, at, PLAIN_FIELD, pick, WAXES } from './avatar-shape.ts';

/** The heads of bots with their facial features: outlines run clockwise, holes the other way round. */
const HEADS: readonly string[] = [
  'M-5-36V-46A5 5 0 0 1 5-46V-36H34A8 8 0 0 1 42-28V28A8 8 0 0 1 34 36H-34A8 8 0 0 1-42 28V-28A8 8 0 0 1-34-36Z',
  'M-42 0A42 42 0 0 1 42 0V28A8 8 0 0 1 34 36H-34A8 8 0 0 1-42 28Z',
  'M-32-36H32V-14H46V14H32V36H-32V14H-46V-14H-32Z',
  'M-28-34V-48H-18V-34H18V-48H28V-34H34L46 36H-46L-34-34Z',
];
const FACES: readonly string[] = [
  'M-24-16V4H-10V-16ZM10-16V4H24V-16ZM-20 16V24H20V16Z',
  'M-26-6A9 9 0 1 0-8-6A9 9 0 1 0-26-6ZM8-6A9 9 0 1 0 26-6A9 9 0 1 0 8-6ZM-20 14A20 16 0 0 0 20 14Z',
  'M-26-18V2H26V-18ZM-6 14V24H6V14Z',
];

/** The number of metals, which only bots use; their indices follow those of the wax colours. */
const METALS = 6;

/** Returns the avatar of a bot: a clockwork wheel, and a face that no other bot's name has. */
export function botAvatarShape(name: string): AvatarShape {
  const known = (BOT_NAMES as readonly string[]).indexOf(name);
  const bot = known >= 0 ? known : name.length % BOT_NAMES.length;
  const face = Math.floor(bot / HEADS.length) % FACES.length;
  return {
    rim: BOT_RIM,
    field: PLAIN_FIELD,
    charge: pick(HEADS, bot % HEADS.length) + pick(FACES, face),
    wax: WAXES + (bot % METALS),
  };
}

/** A wheel with ten cogs. */
const BOT_RIM = `M${Array.from({ length: 10 }, (_, cog) => {
  const middle = cog * 36;
  return [at(41, middle - 10.8), at(49, middle - 7.2), at(49, middle + 7.2), at(41, middle + 10.8)].join('L');
}).join('L')}Z`;
