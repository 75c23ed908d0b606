import { signal } from '@preact/signals';
import { site } from '../lib/site.ts';

/** `member` if this browser's user may open tables, as the server of a closed site said last; `null` before it was asked. */
export const membership = signal<'member' | 'guest' | null>(site.makers === 'anyone' ? 'member' : null);

/** Ends the question for the word of the site, which a page asks while this is set, with whether the word was given. */
export const wordQuestion = signal<((isGiven: boolean) => void) | null>(null);
