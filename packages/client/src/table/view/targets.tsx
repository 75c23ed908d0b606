import { useRef } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import type { Draggable } from '../input/drop-target.ts';
import { cancelSelection, tryTarget } from '../input/press.ts';
import { useDrag } from '../input/use-drag.ts';
import { useLook } from '../input/use-look.ts';
import { nearest, useRoving } from '../input/use-roving.ts';
import { keyOf } from '../layout/layout.ts';
import { boxOf, type Pose, placed } from '../layout/pose.ts';
import type { Target } from '../presentation.ts';
import { guideMark, guideProps } from '../state/guide-mark.ts';
import { aimedAt, isAwaited, isShown, targetsOf, zoneAt } from '../state/table-queries.ts';
import type { TableUiState } from '../state/table-ui-state.ts';
import { isSought } from './keep-focus.ts';

export function Targets({ ui }: { readonly ui: TableUiState }) {
  const targets = ui.view.latest.value.phase === 'playing' ? targetsOf(ui) : [];
  return targets.length === 0 ? null : <List targets={targets} ui={ui} />;
}

function List({ targets, ui }: { readonly targets: readonly Target[]; readonly ui: TableUiState }) {
  const list = useRef<HTMLUListElement>(null);
  const boxes = targets.map(({ box }) => box);
  const { current, stand, ...handlers } = useRoving(list, targets.length, () => cancelSelection(ui), nearest(boxes));
  const leave = (event: FocusEvent): void => {
    handlers.onFocusOut(event);
    const inside = event.relatedTarget instanceof Node && list.current?.contains(event.relatedTarget) === true;
    // Within the list the next target is already considered, or a finger has already selected one.
    if (!inside) ui.choice.targetUnderPointer.value = null;
  };
  return (
    <ul ref={list} aria-label={t.value.gameTable.targets} {...handlers} onFocusOut={leave}>
      {targets.map((target, index) => (
        <li key={target.id}>
          <TargetButton target={target} ui={ui} reachable={index === current} onFocus={() => stand(index)} />
        </li>
      ))}
    </ul>
  );
}

interface Props {
  readonly target: Target;
  readonly ui: TableUiState;
  /** `true` if the tab key reaches the target; the arrow keys reach the others. */
  readonly reachable: boolean;
  onFocus(): void;
}

function TargetButton({ target, ui, reachable, onFocus }: Props) {
  const { id, box, label, press, face } = target;
  const aim = () => (ui.choice.targetUnderPointer.value = id);
  const { handlers, isClick } = useLook(box, {
    look: aim,
    leave() {
      if (ui.choice.targetUnderPointer.peek() === id) ui.choice.targetUnderPointer.value = null;
    },
  });
  return (
    <button
      type="button"
      class={classOf(target, ui)}
      data-target={id}
      tabIndex={reachable ? 0 : -1}
      aria-label={label}
      aria-disabled={press === null}
      {...guideProps(guideMark(ui, press))}
      style={placed(box)}
      {...handlers}
      onFocus={(event) => {
        onFocus();
        if (isSought(event)) aim();
      }}
      onClick={(event) => {
        if (isClick(event)) tryTarget(ui, target);
      }}
    >
      {face !== undefined && <span aria-hidden="true">{face}</span>}
    </button>
  );
}

function classOf({ id, press, lit = press !== null, face }: Target, ui: TableUiState): string {
  const classes = [
    face === undefined ? 'target' : 'target has-face',
    press !== null && aimedAt(ui) === id ? 'is-aimed' : '',
    lit && isAwaited(ui) ? 'is-lit' : '',
    press !== null && isShown(ui) ? 'is-shown' : '',
    ui.choice.refused.value?.target === id ? 'is-refused' : '',
    guideMark(ui, press),
  ];
  return classes.filter(Boolean).join(' ');
}

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
