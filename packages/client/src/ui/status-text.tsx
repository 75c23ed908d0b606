import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** Milliseconds until a new live region can be filled: screen readers do not read the text that it has from the start. */
const LIVE_REGION_DELAY_MS = 150;

export function useLiveRegion(): boolean {
  const isReady = useSignal(false);
  useEffect(() => {
    const timer = setTimeout(() => (isReady.value = true), LIVE_REGION_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return isReady.value;
}

/** Text that screen readers announce. It is visible at once, and in the live region as soon as that can be filled. */
export function StatusText({ text }: { readonly text: string }) {
  const isReady = useLiveRegion();
  return (
    <span>
      <span role="status">{isReady && text}</span>
      {!isReady && text}
    </span>
  );
}
