/** Returns whether a key was meant for a field or for the browser. */
export function isTyped({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const field =
    target instanceof Element && target.closest('input:not([type=radio], [type=checkbox], [type=range]), select, textarea');
  return ctrlKey || metaKey || altKey || Boolean(field);
}

/** A letter of any script other than Latin. */
const FOREIGN_LETTER = /^(?!\p{Script=Latin})\p{L}$/u;

/**
 * Returns whether a key stands for a letter: either the key on which the letter is printed, or, on a layout without Latin letters, the key
 * in the same position.
 */
export function isLetterKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>, letter: string): boolean {
  return key.toLowerCase() === letter || (FOREIGN_LETTER.test(key) && code === `Key${letter.toUpperCase()}`);
}
