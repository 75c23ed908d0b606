import { PRESENTATIONS } from 'virtual:games/presentations';
import type { Presentation } from '../table/presentation.ts';

/** Returns how a game looks. The presentations of all games load with the table. */
export function presentationOf(game: string): Presentation {
  const presentation = PRESENTATIONS[game];
  if (presentation === undefined) throw new Error(`there is no presentation of ${game}`);
  return presentation;
}
