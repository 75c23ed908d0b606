import type { Presentation } from '../table/presentation.ts';
import { fourSquarePresentation } from './four-square/presentation.tsx';
import { foursquarePresentation } from './foursquare/presentation.tsx';
import { hundredRummyPresentation } from './hundred-rummy/presentation.tsx';
import { modFourPresentation } from './mod-four/presentation.tsx';
import { oneHundredOnePresentation } from './one-hundred-one/presentation.tsx';

/** The presentation of each game, by its id. */
const PRESENTATIONS: Readonly<Record<string, Presentation>> = {
  'mod-four': modFourPresentation,
  'four-square': fourSquarePresentation,
  'hundred-rummy': hundredRummyPresentation,
  'one-hundred-one': oneHundredOnePresentation,
  foursquare: foursquarePresentation,
};

export function presentationOf(game: string): Presentation {
  const presentation = PRESENTATIONS[game];
  if (presentation === undefined) throw new Error(`there is no staging of ${game}`);
  return presentation;
}
