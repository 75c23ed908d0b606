/** Whether a key was meant for a field, or for the browser. */
export function isTyped({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const field =
    target instanceof Element && target.closest('input:not([type=radio], [type=checkbox], [type=range]), select, textarea');
  return ctrlKey || metaKey || altKey || Boolean(field);
}

/** A letter of any script, but for Latin ones. */
const FOREIGN_LETTER = /^(?!\p{Script=Latin})\p{L}$/u;

/**
 * Whether a key is the one of a letter: the one on which the letter is printed, or on a layout without Latin letters the one that lies
 * in its place.
 */
export function isLetterKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>, letter: string): boolean {
  return key.toLowerCase() === letter || (FOREIGN_LETTER.test(key) && code === `Key${letter.toUpperCase()}`);
}
