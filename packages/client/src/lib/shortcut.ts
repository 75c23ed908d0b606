const FIELDS = 'input:not([type=radio], [type=checkbox], [type=range]), select, textarea';

/** A letter of a script other than Latin. The micro sign, which Alt or AltGr makes of an M, belongs to no script. */
const FOREIGN_LETTER = /^(?![\p{Script=Latin}\p{Script=Common}])\p{L}$/u;

/** The marks on the keys of an English layout by their positions (scan codes), besides the letters. */
const BY_POSITION: Readonly<Record<string, string>> = { Comma: ',', Period: '.' };

/** A sign that no menu or shortcut of a browser is called by. */
const SIGN = /^[\p{P}\p{S}]$/u;

/**
 * Returns the shortcut that a key stands for: its name, or what it prints, with letters in lower case. A key that prints a letter of
 * another script counts by its position. `null` if the key was meant for a field or for the browser. Alt, Option and AltGr, which older
 * browsers report as Ctrl and Alt, are part of a sign that needs them, such as “[” on a German layout.
 */
export function shortcutOf({ key, code, target, ctrlKey, metaKey, altKey }: KeyboardEvent): string | null {
  if (target instanceof Element && target.closest(FIELDS) !== null) return null;
  const isForBrowser = metaKey || (altKey ? !SIGN.test(key) : ctrlKey);
  if (isForBrowser) return null;
  if (FOREIGN_LETTER.test(key)) return BY_POSITION[code] ?? /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? null;
  return key.length === 1 ? key.toLowerCase() : key;
}
