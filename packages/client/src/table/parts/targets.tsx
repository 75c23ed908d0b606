import { useRef } from 'preact/hooks';
import { pressed } from '../act.ts';
import { placed } from '../geometry/placed.ts';
import type { Target } from '../staging.ts';
import type { TableState } from '../table-state.ts';
import { tableWords } from '../words.ts';
import { isSought } from './is-sought.ts';
import { useAim } from './use-aim.ts';
import { nearest, useRoving } from './use-roving.ts';

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
    const inside = event.relatedTarget instanceof Node && list.current?.contains(event.relatedTarget) === true;
    if (!inside) table.aimed.value = null; // Within the list the next one is aimed at, or a finger has done so already.
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

function TargetButton({ target, table, reachable, onFocus }: Props) {
  const { id, box, label, press } = target;
  const { aim, handlers, onlyLooked } = useAim(target, table);
  return (
    <button
      type="button"
      class={`target${press !== null && table.aimed.value === id ? ' is-aimed' : ''}`}
      data-target={id}
      tabIndex={reachable ? 0 : -1}
      aria-label={label}
      aria-disabled={press === null}
      style={placed(box)}
      {...handlers}
      onFocus={(event) => {
        onFocus();
        if (isSought(event)) aim();
      }}
      onClick={(event) => {
        if (!onlyLooked(event) && press !== null) pressed(table, press);
      }}
    />
  );
}
