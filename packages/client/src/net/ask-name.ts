import { signal } from '@preact/signals';
import { myName } from './account/profile.ts';

/** The act that needs a name, for which the page asks while this is set. */
export const named = signal<((name: string) => unknown) | null>(null);

/** Does something that needs a name: at once if the user has entered one, or else as soon as they have. */
export function withName(act: (name: string) => unknown): void {
  if (myName.peek() !== '') act(myName.peek());
  else named.value = act;
}
