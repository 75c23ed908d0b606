import { at } from '../stock.ts';
import { club, coin, cup, type Emblem, sword } from './emblems.ts';
import { hand } from './face.ts';

function grasped(suit: Emblem): string {
  switch (suit) {
    case 'o':
      return at(0, -37, 0.62, coin());
    case 'c':
      return at(0, -36, 0.66, cup());
    case 'e':
      return at(0, -43, 1, sword(118, 1.15));
    case 'b':
      return at(0, -38, 1, club(112, 0.95));
  }
}

/** The suit in a raised hand, whose middle is at the point. */
export function held(suit: Emblem, x: number, y: number): string {
  return at(x, y, 1, grasped(suit) + hand(0, 0));
}
