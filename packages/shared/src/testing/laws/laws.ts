import { codecLaws } from './codec.ts';
import { dealLaws } from './deals.ts';
import type { Law } from './law.ts';
import { movementLaws } from './movement.ts';
import { secretLaws } from './secrets.ts';
import { takebackLaws } from './takebacks.ts';
import { truthLaws } from './truth.ts';
import { turnLaws } from './turns.ts';

/** All laws, in the order in which they are checked. */
export const LAWS: readonly Law[] = [
  ...truthLaws,
  ...turnLaws,
  ...dealLaws,
  ...secretLaws,
  ...movementLaws,
  ...codecLaws,
  ...takebackLaws,
];
