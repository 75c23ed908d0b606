import { useEffect } from 'preact/hooks';
import { CUP_HEIGHT, fanCircle } from '../layout/arrange.ts';
import { around, middle, placed } from '../layout/pose.ts';
import { skipAnimation } from '../state/replay-turn.ts';
import type { TableUiState } from '../state/table-ui-state.ts';
import { Winner } from './winner.tsx';

/** The height of the cup and its rosette, in its own font size (`winner.css`). */
const CUP_EM = 8.5;

/** The cup over the winners' fanned cards, until the result comes. The prompt and the result tell the same. */
export function Finale({ ui }: { readonly ui: TableUiState }) {
  const { view, isFinale = false, flight } = ui.view.shown.value;
  useEffect(() => {
    if (!isFinale) return;
    const skip = ({ repeat }: KeyboardEvent) => repeat || skipAnimation(ui);
    document.addEventListener('keydown', skip);
    return () => document.removeEventListener('keydown', skip);
  }, [isFinale]);
  if (!isFinale) return null;
  const { centre } = ui.screen.frame.value;
  const { zone, count = [] } = ui.presentation.finale?.(view) ?? {};
  const { x, y: fanned, radius } = fanCircle(ui.screen.frame.value, { nth: 0, of: 1 });
  const y = zone === undefined ? middle(centre).y : fanned;
  const size = { '--flight': `${flight}ms`, fontSize: `${(CUP_HEIGHT * radius) / CUP_EM}px` };
  return (
    <div
      class="finale"
      aria-hidden="true"
      style={{ ...placed(around(x, y, { width: 2 * radius, height: 2 * radius })), ...size }}
    >
      <Winner snapshot={ui.view.latest.value} isNew />
      {count.length > 0 && (
        <p class="finale-count" style={{ '--of': count.length }}>
          {count.map((number, nth) => (
            <span key={nth} style={{ '--nth': nth }}>
              {number}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}
