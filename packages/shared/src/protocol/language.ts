/**
 * Returns the first of the wanted languages that is available: the same code, or else another form of the same language.
 *
 * @example pickLanguage(['en', 'de'], ['fr', 'de-AT']) // 'de'
 */
export function pickLanguage(available: readonly string[], wanted: readonly string[]): string | undefined {
  for (const tag of wanted) {
    const found =
      available.find((language) => language.toLowerCase() === tag.toLowerCase()) ??
      available.find((language) => primary(language) === primary(tag));
    if (found !== undefined) return found;
  }
  return undefined;
}

function primary(tag: string): string {
  return tag.toLowerCase().split('-')[0] ?? '';
}
