export interface GameNames {
  /** The id, as `first-trick`. */
  readonly id: string;
  /** The name of its values, as `firstTrick`. */
  readonly value: string;
  /** The beginning of its types, as `FirstTrick`. */
  readonly type: string;
  /** The name that players read, as `First Trick`. */
  readonly title: string;
}

const ID = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** Returns the names of a game; `null` if its id is not of small letters, digits and single hyphens. */
export function namesOf(id: string): GameNames | null {
  if (!ID.test(id)) return null;
  const words = id.split('-').map(capitalised);
  const type = words.join('');
  return { id, value: uncapitalised(type), type, title: words.join(' ') };
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

export function uncapitalised(word: string): string {
  return word.charAt(0).toLowerCase() + word.slice(1);
}
