import type { Staging } from '../table/staging.ts';
import { fourSquareStaging } from './four-square/staging.tsx';
import { foursquareStaging } from './foursquare/staging.tsx';
import { rummyStaging } from './hundred-rummy/staging.tsx';
import { modFourStaging } from './mod-four/staging.tsx';
import { oneHundredOneStaging } from './one-hundred-one/staging.tsx';

/** How each game is brought to the table, by its id. */
const STAGINGS: Readonly<Record<string, Staging>> = {
  'mod-four': modFourStaging,
  'four-square': fourSquareStaging,
  'hundred-rummy': rummyStaging,
  'one-hundred-one': oneHundredOneStaging,
  foursquare: foursquareStaging,
};

export function stagingOf(game: string): Staging {
  const staging = STAGINGS[game];
  if (staging === undefined) throw new Error(`there is no staging of ${game}`);
  return staging;
}
