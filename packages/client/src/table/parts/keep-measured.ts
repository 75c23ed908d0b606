import type { TableState } from '../table-state.ts';

/** Follows the size of the element, and how many device pixels stand behind one CSS pixel. */
export function keepMeasured(host: HTMLElement, { size }: TableState): () => void {
  const measure = (): void => {
    const { width, height } = host.getBoundingClientRect();
    size.value = { width, height };
  };
  const observer = new ResizeObserver(measure);
  try {
    observer.observe(host, { box: 'device-pixel-content-box' });
  } catch {
    observer.observe(host); // Safari does not tell of device pixels; there the query below does.
  }
  addEventListener('resize', measure);
  measure();
  const stopAsking = onOtherScreen(measure);
  return () => {
    observer.disconnect();
    removeEventListener('resize', measure);
    stopAsking();
  };
}

/** The window moved to another screen, or was zoomed. */
function onOtherScreen(changed: () => void): () => void {
  let query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
  const ask = (): void => {
    changed();
    query.removeEventListener('change', ask);
    query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    query.addEventListener('change', ask);
  };
  query.addEventListener('change', ask);
  return () => query.removeEventListener('change', ask);
}
