import type { Face } from '@hundredfold/shared/cards/face.ts';
import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { act } from './act.ts';
import { strips } from './arrange.ts';
import { ownZones, type Zone } from './layout.ts';
import { placed } from './placed.ts';
import { type TableState, zonesOf } from './table-state.ts';
import { tableWords } from './words.ts';
import { keyOf } from './zones.ts';

/** The own cards as buttons, over the painted ones: the only thing that is pressed. */
export function HandButtons({ table }: { readonly table: TableState }) {
  const { view } = table.latest.value;
  return (
    <>
      {ownZones(zonesOf(table, view), view.viewer).map((zone) => (
        <Hand key={keyOf(zone.place)} zone={zone} table={table} />
      ))}
    </>
  );
}

/** One stop of the tab key; arrows, Home and End go from card to card. */
function Hand({ zone, table }: { readonly zone: Zone; readonly table: TableState }) {
  const list = useRef<HTMLUListElement>(null);
  const at = useSignal(0);
  const hadFocus = useRef(false);
  const faces = zone.faces.filter((face) => face !== null);
  const boxes = strips(zone.spots);
  const current = Math.min(at.value, faces.length - 1);
  const focus = (index: number): void => {
    at.value = Math.max(0, Math.min(faces.length - 1, index));
    list.current?.querySelectorAll('button')[at.value]?.focus();
  };
  // The card that had the focus was played: its neighbour takes over.
  useLayoutEffect(() => {
    if (hadFocus.current && !list.current?.contains(document.activeElement) && document.activeElement === document.body)
      focus(current);
  });
  return (
    <ul
      ref={list}
      class="hand"
      aria-label={tableWords.value.hand}
      onFocusIn={() => {
        hadFocus.current = true;
      }}
      onFocusOut={({ relatedTarget }) => {
        if (relatedTarget !== null) hadFocus.current = false;
        table.considered.value = null;
      }}
      onKeyDown={(event) => {
        const to = target(event.key, current, faces.length);
        if (to === null) return;
        event.preventDefault();
        focus(to);
      }}
    >
      {faces.map((face, index) => (
        <li key={face}>
          <HandCard
            face={face}
            box={boxes[index]}
            table={table}
            reachable={index === current}
            onFocus={() => (at.value = index)}
          />
        </li>
      ))}
    </ul>
  );
}

interface CardProps {
  readonly face: Face;
  readonly box: ReturnType<typeof strips>[number] | undefined;
  readonly table: TableState;
  readonly reachable: boolean;
  onFocus(): void;
}

function HandCard({ face, box, table, reachable, onFocus }: CardProps) {
  const { view } = table.latest.value;
  const action = table.staging.press(view, face);
  const consider = (): void => {
    table.considered.value = face;
  };
  const leave = (): void => {
    if (table.considered.peek() === face) table.considered.value = null;
  };
  return (
    <button
      type="button"
      class="hand-card"
      data-card={face}
      tabIndex={reachable ? 0 : -1}
      aria-label={table.staging.describe(view, face, table.name)}
      aria-disabled={action === null}
      style={box === undefined ? {} : placed(box)}
      onPointerEnter={consider}
      onPointerDown={consider}
      onPointerLeave={leave}
      onFocus={({ currentTarget }) => {
        onFocus();
        if (currentTarget.matches(':focus-visible')) consider(); // Not when the focus only follows a finger or a mouse.
      }}
      onClick={() => {
        if (action !== null) void act(table, action, face);
      }}
    />
  );
}

function target(key: string, from: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return Math.min(count - 1, from + 1);
    case 'ArrowLeft':
    case 'ArrowUp':
      return Math.max(0, from - 1);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
