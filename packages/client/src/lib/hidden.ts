import { signal } from '@preact/signals';

/** `true` if the page is hidden. */
export const isHidden = signal(globalThis.document?.hidden ?? false);

globalThis.document?.addEventListener?.('visibilitychange', () => {
  isHidden.value = document.hidden;
});
