import { signal } from '@preact/signals';
import type { ComponentType, VNode } from 'preact';

/** A component that one layer shows and a higher layer supplies with `fill`. It shows nothing before that. */
export interface Slot<Props extends object> {
  (props: Props): VNode | null;
  readonly fill: (component: ComponentType<Props>) => void;
}

/**
 * Makes a slot, through which features show each other's components without importing them; `app` fills it.
 *
 * @example
 * export const SpeechBubble = slot<{ readonly memberId: number }>();
 */
export function slot<Props extends object>(): Slot<Props> {
  const supplied = signal<ComponentType<Props> | null>(null);
  const Shown = (props: Props) => {
    const Component = supplied.value;
    return Component === null ? null : <Component {...props} />;
  };
  return Object.assign(Shown, {
    fill: (component: ComponentType<Props>) => (supplied.value = component),
  });
}
