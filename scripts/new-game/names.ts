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
  const words = id.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const type = words.join('');
  return { id, value: type.charAt(0).toLowerCase() + type.slice(1), type, title: words.join(' ') };
}

export function renamed(text: string, { id, value, type, title }: GameNames): string {
  return text
    .replace(/(?<=["'])skeleton(?=["'])|^skeleton(?=, )/gm, id)
    .replace(/\bskeleton(?=[A-Z]|\b)/g, value)
    .replace(/\bSkeleton(?=[A-Z])/g, type)
    .replace(/\bSkeleton\b/g, title);
}
