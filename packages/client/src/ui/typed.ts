/** Whether a key was meant for a field, or for the browser. */
export function isTyped({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const field =
    target instanceof Element && target.closest('input:not([type=radio], [type=checkbox], [type=range]), select, textarea');
  return ctrlKey || metaKey || altKey || Boolean(field);
}
