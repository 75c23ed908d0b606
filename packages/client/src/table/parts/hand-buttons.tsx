import { useRef } from 'preact/hooks';
import { strips } from '../geometry/arrange.ts';
import { ownZones, type Zone } from '../geometry/layout.ts';
import { keyOf } from '../geometry/zones.ts';
import { type TableState, zonesOf } from '../table-state.ts';
import { tableWords } from '../words.ts';
import { HandCard } from './hand-card.tsx';
import { useRoving } from './use-roving.ts';

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

function Hand({ zone: { faces, spots }, table }: { readonly zone: Zone; readonly table: TableState }) {
  const list = useRef<HTMLUListElement>(null);
  const { current, stand, onFocusIn, onFocusOut, onKeyDown } = useRoving(list, faces.length);
  const boxes = strips(spots);
  const leave = (event: FocusEvent): void => {
    onFocusOut(event);
    table.considered.value = null;
  };
  return (
    <ul ref={list} class="hand" aria-label={tableWords.value.hand} onFocusIn={onFocusIn} onFocusOut={leave} onKeyDown={onKeyDown}>
      {faces.map((face, index) => {
        const strip = boxes[index];
        const spot = spots[index];
        if (face === null || strip === undefined || spot === undefined) return null;
        const own = { card: { face, index }, strip, width: spot.width, table, reachable: index === current };
        return (
          <li key={`${face} ${faces.slice(0, index).filter((other) => other === face).length}`}>
            <HandCard {...own} onFocus={() => stand(index)} />
          </li>
        );
      })}
    </ul>
  );
}
