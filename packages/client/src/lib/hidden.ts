import { signal } from '@preact/signals';

export const isHidden = signal(globalThis.document?.hidden ?? false);

globalThis.document?.addEventListener?.('visibilitychange', () => (isHidden.value = document.hidden));
