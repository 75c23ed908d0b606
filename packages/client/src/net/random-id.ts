/** Random bytes as base64url. Works on plain HTTP too, where `crypto.randomUUID` does not exist. */
export function randomId(bytes: number): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(bytes))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
