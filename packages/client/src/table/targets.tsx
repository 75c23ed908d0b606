import { useRef } from 'preact/hooks';
import { pressed } from './act.ts';
import { placed } from './placed.ts';
import type { Target } from './staging.ts';
import type { TableState } from './table-state.ts';
import { nearest, useRoving } from './use-roving.ts';
import { tableWords } from './words.ts';

/** From here on a finger that rests on a target only looks. */
const LOOK = 450;

/** Piles and places as buttons, over the painted ones. */
export function Targets({ table }: { readonly table: TableState }) {
  const { view, phase } = table.latest.value;
  const targets =
    phase === 'playing' ? (table.staging.targets?.(view, { frame: table.frame.value, name: table.name }) ?? []) : [];
  return targets.length === 0 ? null : <List targets={targets} table={table} />;
}

function List({ targets, table }: { readonly targets: readonly Target[]; readonly table: TableState }) {
  const list = useRef<HTMLUListElement>(null);
  const boxes = targets.map(({ box }) => box);
  const { current, stand, onFocusIn, onFocusOut, onKeyDown } = useRoving(list, targets.length, nearest(boxes));
  const leave = (event: FocusEvent): void => {
    onFocusOut(event);
    table.aimed.value = null;
  };
  return (
    <ul ref={list} aria-label={tableWords.value.targets} onFocusIn={onFocusIn} onFocusOut={leave} onKeyDown={onKeyDown}>
      {targets.map((target, index) => (
        <li key={target.id}>
          <TargetButton target={target} table={table} reachable={index === current} onFocus={() => stand(index)} />
        </li>
      ))}
    </ul>
  );
}

interface Props {
  readonly target: Target;
  readonly table: TableState;
  /** By the tab key; the arrows reach the others. */
  readonly reachable: boolean;
  onFocus(): void;
}

function TargetButton({ target: { id, box, label, press }, table, reachable, onFocus }: Props) {
  const touched = useRef(0);
  const aim = (): void => {
    table.aimed.value = id;
  };
  const leave = (): void => {
    if (table.aimed.peek() === id) table.aimed.value = null;
  };
  return (
    <button
      type="button"
      class={`target${press !== null && table.aimed.value === id ? ' is-aimed' : ''}`}
      data-target={id}
      tabIndex={reachable ? 0 : -1}
      aria-label={label}
      aria-disabled={press === null}
      style={placed(box)}
      onPointerEnter={aim}
      onPointerDown={({ pointerType }) => {
        touched.current = pointerType === 'touch' ? performance.now() : 0;
        aim();
      }}
      onPointerLeave={leave}
      onPointerCancel={leave}
      onContextMenu={(event) => {
        if (touched.current > 0) event.preventDefault();
      }}
      onFocus={({ currentTarget }) => {
        onFocus();
        if (currentTarget.matches(':focus-visible')) aim(); // Not when the focus only follows a finger or a mouse.
      }}
      onClick={({ detail }) => {
        const looked = detail > 0 && touched.current > 0 && performance.now() - touched.current > LOOK;
        if (press !== null && !looked) pressed(table, press);
      }}
    />
  );
}
