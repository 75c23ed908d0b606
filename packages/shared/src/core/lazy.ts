/** Returns a function that makes an expensive value at its first call and returns the same value afterwards. */
export function lazy<Made>(make: () => Made): () => Made {
  let made: { readonly it: Made } | null = null;
  return () => {
    made ??= { it: make() };
    return made.it;
  };
}
