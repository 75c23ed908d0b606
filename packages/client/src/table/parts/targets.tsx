import { useRef } from 'preact/hooks';
import { placed } from '../geometry/spot.ts';
import { isLit, litProps } from '../lit.ts';
import { pressed, useMeant } from '../press.ts';
import type { Stage } from '../stage.ts';
import type { Target } from '../staging.ts';
import { tableWords } from '../words.ts';
import { isSought } from './keep-focus.ts';
import { nearest, useRoving } from './use-roving.ts';

/** Piles and places as buttons, over the painted ones. */
export function Targets({ stage }: { readonly stage: Stage }) {
  const { view, phase } = stage.latest.value;
  const targets =
    phase === 'playing' ? (stage.staging.targets?.(view, { frame: stage.frame.value, name: stage.name }) ?? []) : [];
  return targets.length === 0 ? null : <List targets={targets} stage={stage} />;
}

function List({ targets, stage }: { readonly targets: readonly Target[]; readonly stage: Stage }) {
  const list = useRef<HTMLUListElement>(null);
  const boxes = targets.map(({ box }) => box);
  const { current, stand, onFocusIn, onFocusOut, onKeyDown } = useRoving(list, targets.length, nearest(boxes));
  const leave = (event: FocusEvent): void => {
    onFocusOut(event);
    const inside = event.relatedTarget instanceof Node && list.current?.contains(event.relatedTarget) === true;
    if (!inside) stage.aimed.value = null; // Within the list the next one is aimed at, or a finger has done so already.
  };
  return (
    <ul ref={list} aria-label={tableWords.value.targets} onFocusIn={onFocusIn} onFocusOut={leave} onKeyDown={onKeyDown}>
      {targets.map((target, index) => (
        <li key={target.id}>
          <TargetButton target={target} stage={stage} reachable={index === current} onFocus={() => stand(index)} />
        </li>
      ))}
    </ul>
  );
}

interface Props {
  readonly target: Target;
  readonly stage: Stage;
  /** By the tab key; the arrows reach the others. */
  readonly reachable: boolean;
  onFocus(): void;
}

function TargetButton({ target, stage, reachable, onFocus }: Props) {
  const { id, box, label, press } = target;
  const { aim, handlers, onlyLooked } = useAim(target, stage);
  const meant = useMeant(box);
  const lit = isLit(stage, press);
  return (
    <button
      type="button"
      class={`target${press !== null && stage.aimed.value === id ? ' is-aimed' : ''}${lit ? ' is-lit' : ''}`}
      data-target={id}
      tabIndex={reachable ? 0 : -1}
      aria-label={label}
      aria-disabled={press === null}
      {...litProps(lit)}
      style={placed(box)}
      {...handlers}
      onPointerDown={(event) => {
        if (meant.isPress(event)) handlers.onPointerDown(event);
      }}
      onFocus={(event) => {
        onFocus();
        if (isSought(event)) aim();
      }}
      onClick={(event) => {
        if (meant.isClick(event) && !onlyLooked(event) && press !== null) pressed(stage, press);
      }}
    />
  );
}

/** A finger that rests on a target for longer than this, in milliseconds, is only looking. */
const LOOK = 450;

/** How a target is considered before it is pressed: a mouse hovers, a finger rests on it or, where it looks first, taps it once. */
function useAim({ id, looksFirst = false }: Target, { aimed }: Stage) {
  const finger = useRef<{ readonly at: number; readonly first: boolean } | null>(null);
  const aim = (): void => {
    aimed.value = id;
  };
  const leave = (): void => {
    if (aimed.peek() === id) aimed.value = null;
  };
  return {
    aim,
    handlers: {
      onPointerEnter({ pointerType }: PointerEvent) {
        if (pointerType !== 'touch') aim();
      },
      onPointerDown({ pointerType }: PointerEvent) {
        finger.current = pointerType === 'touch' ? { at: performance.now(), first: aimed.peek() !== id } : null;
        aim();
      },
      onPointerLeave({ pointerType }: PointerEvent) {
        if (pointerType !== 'touch' || !looksFirst) leave();
      },
      onPointerCancel: leave,
      onContextMenu(event: Event) {
        if (finger.current !== null) event.preventDefault();
      },
    },
    /** Whether a click was only a look. */
    onlyLooked({ detail }: MouseEvent): boolean {
      if (detail === 0 || finger.current === null) return false;
      const only = looksFirst ? finger.current.first : performance.now() - finger.current.at > LOOK;
      if (!only) leave();
      return only;
    },
  };
}
