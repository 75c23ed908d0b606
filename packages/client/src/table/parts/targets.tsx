import { useRef } from 'preact/hooks';
import { placed } from '../geometry/pose.ts';
import { highlightProps, isHighlighted } from '../highlight.ts';
import type { Target } from '../presentation.ts';
import { takeBack, tryTarget, useMeant } from '../press.ts';
import { aimedAt, isAwaited, isShown, type Stage, targetsOf } from '../stage.ts';
import { tableWords } from '../words.ts';
import { isSought } from './keep-focus.ts';
import { useLook } from './use-look.ts';
import { nearest, useRoving } from './use-roving.ts';

/** Piles and places as buttons, over the painted ones. */
export function Targets({ stage }: { readonly stage: Stage }) {
  const targets = stage.latest.value.phase === 'playing' ? targetsOf(stage) : [];
  return targets.length === 0 ? null : <List targets={targets} stage={stage} />;
}

function List({ targets, stage }: { readonly targets: readonly Target[]; readonly stage: Stage }) {
  const list = useRef<HTMLUListElement>(null);
  const boxes = targets.map(({ box }) => box);
  const { current, stand, onFocusIn, onFocusOut, onKeyDown } = useRoving(list, targets.length, nearest(boxes));
  const leave = (event: FocusEvent): void => {
    onFocusOut(event);
    const inside = event.relatedTarget instanceof Node && list.current?.contains(event.relatedTarget) === true;
    if (!inside) stage.aimed.value = null; // Within the list the next target is already considered, or a finger has already selected one.
  };
  return (
    <ul
      ref={list}
      aria-label={tableWords.value.targets}
      onFocusIn={onFocusIn}
      onFocusOut={leave}
      onKeyDown={(event) => {
        if (event.key === 'Escape') takeBack(stage);
        else onKeyDown(event);
      }}
    >
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
  /** `true` if the tab key reaches the target; the arrow keys reach the others. */
  readonly reachable: boolean;
  onFocus(): void;
}

function TargetButton({ target, stage, reachable, onFocus }: Props) {
  const { id, box, label, press } = target;
  const meant = useMeant(box);
  const aim = (): void => {
    stage.aimed.value = id;
  };
  const { handlers, onlyLooked, hint } = useLook({
    look: aim,
    leave() {
      if (stage.aimed.peek() === id) stage.aimed.value = null;
    },
  });
  return (
    <button
      type="button"
      class={classOf(target, stage)}
      data-target={id}
      tabIndex={reachable ? 0 : -1}
      aria-label={label}
      aria-disabled={press === null}
      {...highlightProps(isHighlighted(stage, press))}
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
        if (!meant.isClick(event) || onlyLooked(event)) return;
        if (tryTarget(stage, target)) hint();
      }}
    />
  );
}

function classOf({ id, press, lit = press !== null }: Target, stage: Stage): string {
  const classes = [
    'target',
    press !== null && aimedAt(stage) === id ? 'is-aimed' : '',
    lit && isAwaited(stage) ? 'is-lit' : '',
    press !== null && isShown(stage) ? 'is-shown' : '',
    stage.refused.value?.target === id ? 'is-refused' : '',
    isHighlighted(stage, press) ? 'is-meant' : '',
  ];
  return classes.filter(Boolean).join(' ');
}
