import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { loadAllTexts, firstTexts as t } from '../i18n/first.ts';
import { loadAllIcons } from './icon.tsx';
import { TextButton } from './text-button.tsx';
import { useLoaded } from './use-loaded.ts';

/** Milliseconds after which missing code is reported: a request can hang without an end. The code is still shown if it comes. */
const LOADING_TIMEOUT_MS = 10_000;

/** Loads a component when it is first shown, with all texts and icons. `ready` resolves when that may begin. */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  ready: () => Promise<void> = () => Promise.resolve(),
): ComponentType<Props> {
  let promise: Promise<ComponentType<Props>> | undefined;
  const loadOnce = () => {
    promise ??= ready().then(async () => (await Promise.all([load(), loadAllTexts(), loadAllIcons()]))[0]);
    promise.catch(() => (promise = undefined));
    return promise;
  };
  return function Later(props: Props) {
    const Loaded = useLoaded(loadOnce, []).value;
    const isLate = useSignal(false);
    useEffect(() => {
      const timer = setTimeout(() => (isLate.value = true), LOADING_TIMEOUT_MS);
      return () => clearTimeout(timer);
    }, []);
    if (Loaded !== null && Loaded !== 'failed') return <Loaded {...props} />;
    return Loaded === 'failed' || isLate.value ? <Broken /> : <p class="waiting" aria-busy="true" />;
  };
}

export function Broken() {
  return (
    <div class="waiting" role="alert">
      <p>{t.value.broken}</p>
      <TextButton class="main" label={t.value.reload} onClick={() => location.reload()} />
    </div>
  );
}
