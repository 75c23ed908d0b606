export function lazy<Made>(make: () => Made): () => Made {
  let made: { readonly it: Made } | null = null;
  return () => {
    made ??= { it: make() };
    return made.it;
  };
}

/** Returns a function that makes a value once for each object, and forgets it with the object. */
export function memo<Key extends object, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const known = new WeakMap<Key, { readonly it: Made }>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found.it;
    const it = make(key);
    known.set(key, { it });
    return it;
  };
}
