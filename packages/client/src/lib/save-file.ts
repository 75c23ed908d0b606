/** The address of a saved file is given back after this many milliseconds: some browsers begin to read it late. */
const REVOKE_AFTER_MS = 60_000;

export function saveFile(name: string, texts: readonly string[], type = 'application/json'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([...texts], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER_MS);
}
