import { lister } from '../lister.ts';
import { plural } from '../plural.ts';

/** Chooses the form of a word by number. */
export const many = plural('de');

/** Joins texts in one sentence. */
export const listed = lister('de');
