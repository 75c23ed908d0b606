/** Whether this browser has a sheet of its own to share things by; over an open line there is none. */
export function canShare(): boolean {
  return globalThis.isSecureContext && typeof navigator.share === 'function';
}
