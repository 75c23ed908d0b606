import * as v from 'valibot';
import { lazy } from '../core/lazy.ts';
import { isLegible, oneLine } from './plain-text.ts';

/** Graphemes in a name. */
export const MAX_NAME_GRAPHEMES = 20;

// Joiners and variation selectors only inside an emoji; nothing else that is drawn as nothing. No rings around letters or digits: a
// number in a ring is what the house puts after a name.
const ALLOWED = lazy(() => /^(?:[[\p{L}\p{M}\p{Nd}\p{P} ]--[\p{Me}\p{Default_Ignorable_Code_Point}]]|\p{RGI_Emoji})+$/v);

/** A name as it is shown: NFKC, single spaces, no control, format or invisible characters. */
export const nameSchema = v.pipe(
  v.string(),
  v.maxLength(200),
  v.transform(oneLine),
  v.check((name) => ALLOWED().test(name) && isLegible(name, MAX_NAME_GRAPHEMES), 'not a name'),
);

/** Names that no two bots at a table share; the seat itself is marked as a bot's. */
export const BOT_NAMES = [
  'Ada',
  'Blaise',
  'Carl',
  'Daphne',
  'Emmy',
  'Fibo',
  'Gerty',
  'Hedy',
  'Ivo',
  'Jost',
  'Kiki',
  'Leo',
] as const;
