import { cardName } from '../../cards/card-names.ts';
import { t } from '../../i18n/index.ts';
import { handStrips } from '../../table/layout/arrange.ts';
import { keyOf } from '../../table/layout/layout.ts';
import type { Box } from '../../table/layout/pose.ts';
import { zonesOf } from '../../table/state/table-queries.ts';
import type { TableUiState } from '../../table/state/table-ui-state.ts';
import { isWithin } from '../../ui/moved-control.ts';

/** A card, pile, plate or place on the felt. */
interface PointedThing {
  /** The name by which another screen finds it, if it shows the same turn for the same viewer. */
  readonly name: string;
  readonly box: Box;
  said(): string;
}

/** The plates, what holds for the whole table, and what lies below the cards in the middle. */
const PARTS = '.plate, .table-status, .centre :is(.disc, .card-place)';

function thingsOn(felt: HTMLElement, ui: TableUiState): readonly PointedThing[] {
  const { left, top } = felt.getBoundingClientRect();
  const parts = [...felt.querySelectorAll<HTMLElement>(PARTS)].map((part, index): PointedThing => {
    const { x, y, width, height } = part.getBoundingClientRect();
    const { seat } = part.dataset;
    return {
      name: seat === undefined ? `centre ${index}` : `plate ${seat}`,
      box: { x: x - left, y: y - top, width, height },
      said: () => part.getAttribute('aria-label') ?? t.value.together.place,
    };
  });
  return [...parts, ...cardsOn(ui)];
}

function cardsOn(ui: TableUiState): readonly PointedThing[] {
  const { handed } = ui.screen.frame.peek();
  return zonesOf(ui, ui.view.latest.peek().view).flatMap(({ place, faces, spots }) =>
    handStrips(spots, handed).flatMap((box, index): readonly PointedThing[] => {
      const face = faces[index] ?? null;
      const whose = place.seat === null ? t.value.together.pile : ui.name(place.seat);
      const name = face === null ? keyOf(place) : `${keyOf(place)} ${face}`;
      return box.width > 0 ? [{ name, box, said: () => (face === null ? whose : cardName(face)) }] : [];
    }),
  );
}

export function thingNamed(name: string, felt: HTMLElement, ui: TableUiState): PointedThing | undefined {
  return thingsOn(felt, ui).find((thing) => thing.name === name);
}

/** Returns the name of the uppermost thing at a point of the window; empty if there is none. */
export function thingAt({ clientX, clientY }: PointerEvent, felt: HTMLElement, ui: TableUiState): string {
  const { left, top } = felt.getBoundingClientRect();
  const point = { x: clientX - left, y: clientY - top };
  return thingsOn(felt, ui).findLast(({ box }) => isWithin(point, box))?.name ?? '';
}
