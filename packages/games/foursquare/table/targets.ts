import { cardName, type Frame, type PlayerName, pileIn, playedCard, type Target } from '@hundredfold/client/game';
import type { GridCell } from '@hundredfold/shared/game';
import type { FoursquareAction } from '../rules/declaration.ts';
import { FOUR } from '../rules/frame.ts';
import { type FoursquareView, legal } from '../rules/view.ts';
import { boardOf, cellBox, extentOf } from './layout.ts';
import { placeName } from './log.ts';
import { foursquareMessages } from './messages.ts';
import { type Outlook, outlook } from './outlook.ts';

/** Returns the piles, and the places where a new one could start, row by row. */
export function targets(view: FoursquareView, { frame }: { readonly frame: Frame }): readonly Target<FoursquareAction>[] {
  const board = boardOf(frame);
  const extent = extentOf(view);
  const actions = legal(view);
  const { grid } = view.table;
  const begun = actions.filter((cell) => pileIn(grid, cell) === undefined);
  return [...grid, ...begun]
    .toSorted((one, other) => one.row - other.row || one.col - other.col)
    .map((cell) => {
      const action = actions.find(({ row, col }) => row === cell.row && col === cell.col) ?? null;
      const label = [whatIs(view, cell), action === null ? '' : whatWould(outlook(view, cell), READER)];
      return {
        id: idOf(cell),
        box: cellBox(board, extent, cell),
        label: label.filter((each) => each !== '').join(': '),
        press: action,
        whyNot: { action: { type: 'place', row: cell.row, col: cell.col } },
      };
    });
}

export function idOf({ row, col }: GridCell): string {
  return `cell ${row} ${col}`;
}

export function cellOf(id: string): GridCell {
  const [, row, col] = id.split(' ').map(Number);
  return { row: row ?? 0, col: col ?? 0 };
}

function whatIs(view: FoursquareView, cell: GridCell): string {
  const texts = foursquareMessages.value.table;
  const pile = pileIn(view.table.grid, cell);
  const place = placeName(view, cell);
  if (pile === undefined) return texts.emptyAt(place);
  const said = texts.pileAt(place, pile.top === null ? texts.faceDown : cardName(pile.top), pile.size);
  return pile.size < FOUR ? said : `${said}, ${texts.full}`;
}

/** Only the player whose turn it is can press a place. Texts that address the reader do without a name. */
const READER: PlayerName = { name: '', own: true };

export function whatWould(look: Outlook | null, player: PlayerName): string {
  const texts = foursquareMessages.value.table;
  if (look === null) return '';
  const down = look.turned.flatMap(({ top }) => (top === null ? [] : [playedCard(top)]));
  const turns = texts.turns(down, look.turned.length - down.length);
  const own = look.up ? '' : texts.itself;
  const then = thenOf(look, player);
  return [turns === '' ? texts.turnsNothing : turns, own, then].filter((each) => each !== '').join('; ');
}

function thenOf({ ends, down }: Outlook, player: PlayerName): string {
  const texts = foursquareMessages.value.table;
  if (ends === null) return texts.downThen(down);
  return ends === 'won' ? texts.wonThen(player) : texts.lostThen(down, player);
}
