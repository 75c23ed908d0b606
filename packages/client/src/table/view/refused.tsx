import { useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { openRules } from '../../ui/help-open.ts';
import { lessonGame } from '../../ui/lesson-open.ts';
import { settings } from '../../ui/settings.ts';
import { TextButton } from '../../ui/text-button.tsx';
import { ownHandOf } from '../layout/layout.ts';
import { middle, placedAt } from '../layout/pose.ts';
import { targetsOf, zonesOf } from '../state/table-queries.ts';
import type { RefusedPress, TableUiState } from '../state/table-ui-state.ts';

export const REFUSAL_SHOWN_MS = 5000;
/** The offsets of a shaking card, as shares of its width, and the milliseconds of each. */
const SHAKE_OFFSETS = [-0.09, 0.08, -0.05, 0.03, 0];
const SHAKE_STEP_MS = 75;

/** The reason why a press was refused, next to what was pressed. The announcer reads it aloud. */
export function RefusedNote({ ui }: { readonly ui: TableUiState }) {
  const refused = ui.choice.refused.value;
  const version = useRef(ui.view.latest.peek().version);
  useSignalEffect(() => {
    const now = ui.view.latest.value.version;
    if (now !== version.current) ui.choice.refused.value = null;
    version.current = now;
  });
  useEffect(() => (refused === null ? undefined : showRefusalBriefly(ui, refused)), [refused]);
  if (refused === null) return null;
  const { x, y } = placeOf(ui, refused);
  const across = `${(100 * x) / ui.screen.size.value.width}%`;
  return (
    <div class="refused row" style={{ ...placedAt(x, y), '--across': across }}>
      <span aria-hidden="true">{refused.text}</span>
      {refused.paragraph !== undefined && lessonGame.value === null && <RuleButton paragraph={refused.paragraph} ui={ui} />}
    </div>
  );
}

/** Returns where the reason points: above the target, or above the hand at the card; the middle of the table if it was neither. */
function placeOf(ui: TableUiState, { card, target }: RefusedPress): { readonly x: number; readonly y: number } {
  const { prompt, centre, form, size } = ui.screen.frame.value;
  const box = targetsOf(ui).find(({ id }) => id === target)?.box;
  if (box !== undefined) return { x: middle(box).x, y: Math.max(MIN_TOP_PX, box.y - TAIL_PX) };
  const { view } = ui.view.latest.value;
  const spot = card === null ? undefined : ownHandOf(zonesOf(ui, view), view.viewer)?.spots[card.index];
  return { x: spot?.x ?? size.width / 2, y: form === 'low' ? centre.y + centre.height : prompt.y + prompt.height };
}

/** The room for a reason above a target at the upper edge, and the height of the tail that points to it. */
const MIN_TOP_PX = 60;
const TAIL_PX = 9;

function RuleButton({ paragraph, ui }: { readonly paragraph: string; readonly ui: TableUiState }) {
  const { why } = t.value.rules;
  return (
    <TextButton
      label={`§ ${paragraph}`}
      aria-label={`${why} ${paragraph}`}
      aria-expanded={false}
      onClick={() => {
        ui.choice.refused.value = null;
        openRules(paragraph);
      }}
    />
  );
}

export function showRefusalBriefly(ui: TableUiState, said: RefusedPress): () => void {
  const { refused } = ui.choice;
  const { shaking } = ui.hand;
  const { card } = said;
  const shakes = card !== null && settings.speed.peek() !== 'none';
  const timers = (shakes ? SHAKE_OFFSETS : []).map((by, index) =>
    setTimeout(() => {
      shaking.value = by === 0 || card === null ? null : { card, by };
    }, index * SHAKE_STEP_MS),
  );
  const hiding = setTimeout(() => {
    if (refused.peek() === said) refused.value = null;
  }, REFUSAL_SHOWN_MS);
  return () => {
    for (const timer of [...timers, hiding]) clearTimeout(timer);
    shaking.value = null;
  };
}
