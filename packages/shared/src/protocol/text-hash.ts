/** Returns a number that depends on a text alone, by the hash function FNV-1a with 32 bits. It protects nothing. */
export function textHash(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  // The last bits of FNV-1a hardly depend on the first letters.
  return (hash ^ (hash >>> 15)) >>> 0;
}
