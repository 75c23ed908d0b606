import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n/index.ts';

type Loaded<Props> = { readonly component: ComponentType<Props> } | 'loading' | 'failed';

/** Milliseconds after which missing code is reported: a request can hang without an end. The code is still shown if it comes. */
const LOADING_TIMEOUT_MS = 10_000;

export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let promise: Promise<ComponentType<Props>> | undefined;
  return function Later(props: Props) {
    const loaded = useSignal<Loaded<Props>>('loading');
    useEffect(() => {
      const timer = setTimeout(() => {
        if (loaded.peek() === 'loading') loaded.value = 'failed';
      }, LOADING_TIMEOUT_MS);
      promise ??= load();
      promise.then(
        (component) => {
          loaded.value = { component };
        },
        () => {
          promise = undefined;
          loaded.value = 'failed';
        },
      );
      return () => clearTimeout(timer);
    }, []);
    if (loaded.value === 'loading') return <p class="waiting" aria-busy="true" />;
    if (loaded.value === 'failed') return <Broken />;
    const Component = loaded.value.component;
    return <Component {...props} />;
  };
}

export function Broken() {
  return (
    <div class="waiting" role="alert">
      <p>{t.value.link.broken}</p>
      <button type="button" class="main" onClick={() => location.reload()}>
        {t.value.link.reload}
      </button>
    </div>
  );
}
