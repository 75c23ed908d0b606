import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';

/**
 * Makes a slot: a component that one layer shows and a higher layer supplies with `fill`. It shows nothing before that.
 * Features show each other's components through slots without importing them; `app` fills those.
 *
 * @example
 * export const SpeechBubble = slot<{ readonly memberId: number }>();
 */
export function slot<Props extends object>() {
  const supplied = signal<ComponentType<Props> | null>(null);
  const Shown = (props: Props) => {
    const Component = supplied.value;
    return Component === null ? null : <Component {...props} />;
  };
  return Object.assign(Shown, {
    fill: (component: ComponentType<Props>) => (supplied.value = component),
  });
}
