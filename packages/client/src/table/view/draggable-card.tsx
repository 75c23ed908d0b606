import type { Draggable } from '../input/drop-target.ts';
import { useDrag } from '../input/use-drag.ts';
import { keyOf } from '../layout/layout.ts';
import { boxOf, type Pose, placed } from '../layout/pose.ts';
import { isAwaited, zoneAt } from '../state/table-queries.ts';
import type { TableUiState } from '../state/table-ui-state.ts';

/** An area over the card that is to be put on a target: mouse and finger can drag it there. The target itself is the button. */
export function DraggableCard({ ui }: { readonly ui: TableUiState }) {
  const what = isAwaited(ui) ? toPlace(ui) : null;
  return what && <DragArea key={keyOf(what.place)} what={what} ui={ui} />;
}

function toPlace(ui: TableUiState): Draggable | null {
  const { view } = ui.view.latest.value;
  const place = ui.presentation.toPlace?.(view) ?? null;
  if (place === null) return null;
  const zone = zoneAt(ui, view, place);
  const [face, spot]: readonly [string | null | undefined, Pose | undefined] = [zone?.faces[0], zone?.spots[0]];
  return face && spot ? { place, card: { face, index: 0 }, spot } : null;
}

function DragArea({ what, ui }: { readonly what: Draggable; readonly ui: TableUiState }) {
  const { onPointerDown } = useDrag(ui, what);
  return <div class="draggable-card" aria-hidden="true" style={placed(boxOf(what.spot))} onPointerDown={onPointerDown} />;
}
