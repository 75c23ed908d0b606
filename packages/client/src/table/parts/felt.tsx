import { useEffect, useRef } from 'preact/hooks';
import type { TableState } from '../table-state.ts';

/** The canvas with the cards. Nobody operates it, and nothing depends on it. */
export function Felt({ table }: { readonly table: TableState }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const closing = new AbortController();
    if (canvas.current !== null) void open(canvas.current, table, closing.signal);
    return () => closing.abort();
  }, [table]);
  return (
    <div class="felt-cards" aria-hidden="true">
      <canvas ref={canvas} />
    </div>
  );
}

/** The painter is large and comes when everything else is there already. */
async function open(canvas: HTMLCanvasElement, table: TableState, closing: AbortSignal): Promise<void> {
  const { paintCards } = await import('../paint/paint-cards.ts');
  if (!closing.aborted) await paintCards(canvas, table, closing);
}
