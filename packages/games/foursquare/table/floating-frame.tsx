import { type Box, boxOf, CardValue, type CentreProps, CountBadge, pileIn, placed } from '@hundredfold/client/game';
import type { GridCell } from '@hundredfold/shared/game';
import { isAce } from '../rules/cards.ts';
import { FOUR } from '../rules/frame.ts';
import { type FoursquareView, legal } from '../rules/view.ts';
import { Figures } from './figures.tsx';
import { type Board, boardOf, cellBox, cellSpot, type Extent, extentOf, pileSpots } from './layout.ts';
import { type Outlook, outlook } from './outlook.ts';
import { cellOf } from './targets.ts';

export function FloatingFrame({ view, frame, targetUnderPointer }: CentreProps<FoursquareView>) {
  const board = boardOf(frame);
  const extent = extentOf(view);
  const cell = targetUnderPointer === null ? null : cellOf(targetUnderPointer);
  const look = cell === null ? null : outlook(view, cell);
  return (
    <>
      <div class="square-frame" style={placed(grown(board.frame, 5))} />
      <div class="fact square-next" style={placed(grown(boxOf(board.next), 5))} />
      {legal(view).map((open) => (
        <OpenCell key={`${open.row} ${open.col}`} cell={open} view={view} board={board} extent={extent} />
      ))}
      {cell !== null && look !== null && <Preview board={board} extent={extent} cell={cell} look={look} />}
      <Aces view={view} board={board} extent={extent} />
      <Heights view={view} board={board} extent={extent} />
      <Figures view={view} board={board} look={look} />
    </>
  );
}

interface OnBoard {
  readonly board: Board;
  readonly extent: Extent;
}

function OpenCell({ cell, view, board, extent }: OnBoard & { readonly cell: GridCell; readonly view: FoursquareView }) {
  return pileIn(view.table.grid, cell) ? null : <div class="square-open" style={placed(cellBox(board, extent, cell))} />;
}

function Preview({ board, extent, cell, look }: OnBoard & { readonly cell: GridCell; readonly look: Outlook }) {
  const own = cellBox(board, extent, cell);
  return (
    <>
      <div class={`square-aim${look.ends === 'lost' ? ' is-lost' : ''}`} style={placed(own)}>
        {!look.up && <Turn />}
      </div>
      {look.turned.map((pile) => (
        <div
          key={`${pile.row} ${pile.col}`}
          class={`square-turn${pile.top === null ? ' is-up' : ''}`}
          style={placed(boxOf(topSpot(board, extent, pile)))}
        >
          <Turn />
        </div>
      ))}
    </>
  );
}

function Turn() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M19.5 12a7.5 7.5 0 1 1-2.2-5.3M19.5 3v4.2h-4.2" />
    </svg>
  );
}

/** A note that the ace is the lowest card (rule 2.1), shown while an ace lies face up. */
function Aces({ view, board, extent }: OnBoard & { readonly view: FoursquareView }) {
  const laid = view.table.grid.filter(({ top }) => top !== null && isAce(top));
  const held = view.seats[0]?.hand.find(isAce);
  return (
    <>
      {held !== undefined && <CardValue short="1" box={boxOf(board.next)} />}
      {laid.map((pile) => (
        <CardValue key={`${pile.row} ${pile.col}`} short="1" box={boxOf(topSpot(board, extent, pile))} />
      ))}
    </>
  );
}

function Heights({ view, board, extent }: OnBoard & { readonly view: FoursquareView }) {
  const piles = view.table.grid.filter(({ size }) => size > 1);
  return (
    <>
      {piles.map((pile) => (
        <CountBadge
          key={`${pile.row} ${pile.col}`}
          text={String(pile.size)}
          classes={`count square-height${pile.size === FOUR ? ' is-full' : ''}`}
          box={boxOf(topSpot(board, extent, pile))}
        />
      ))}
    </>
  );
}

function topSpot(board: Board, extent: Extent, { row, col, size }: GridCell & { readonly size: number }) {
  const spot = cellSpot(board, extent, { row, col });
  return pileSpots(spot, size).at(-1) ?? spot;
}

function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}
