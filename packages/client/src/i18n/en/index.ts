import { first } from './first.ts';
import * as sections from './sections.ts';

/** The master texts. Every other language has exactly the same keys. */
export const messages = { ...first, ...sections };

/** Every text of the app in one language. A key that is missing from a language does not compile. */
export type Messages = typeof messages;
