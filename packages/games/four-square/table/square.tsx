import {
  around,
  type Box,
  boxOf,
  type CentreProps,
  type Frame,
  PileCount,
  type Pose,
  placed,
  placedAt,
  RATIO,
} from '@hundredfold/client/game';
import { type CardMove, ownSeat } from '@hundredfold/shared/game';
import { GOAL } from '../rules/score.ts';
import { type FourSquareView, STACK_ZONES } from '../rules/view.ts';
import { type Ground, groundOf, MARGIN } from './layout.ts';
import { fourSquareMessages } from './messages.ts';
import { describeStack, type Placement, placementOn, totalOf } from './standing.ts';

export function Square({ view, frame, targetUnderPointer, mistake, move }: CentreProps<FourSquareView>) {
  const ground = groundOf(frame);
  const texts = fourSquareMessages.value.table;
  const { draw, card, discard } = view.table;
  const alone = view.seats.length === 1;
  const placement = (target: string | null = null) =>
    target === null ? null : placementOn(view, Number(target.slice('stack'.length)));
  const weighed = placement(targetUnderPointer);
  const places = [...ground.stacks, ground.draw, ...(alone ? [ground.discard] : [])];
  return (
    <>
      <div class="square" style={placed(squareOf(ground))} />
      {places.map((spot) => (
        <div key={`${spot.x} ${spot.y}`} class="card-place" style={placed(boxOf(spot))} />
      ))}
      <div class={`card-place${card.length === 0 ? '' : ' is-turned'}`} style={placed(boxOf(ground.card))} />
      {ownSeat(view.viewer) === null && <Stacks view={view} />}
      <Total
        view={view}
        ground={ground}
        weighed={weighed}
        mistake={placement(mistake?.targetUnderPointer)}
        made={madeBy(view, move)}
      />
      {STACK_ZONES.map((zone, stack) => (
        <PileCount key={zone} count={view.table[zone].size} spot={ground.stacks[stack] ?? ground.draw} />
      ))}
      <PileCount count={draw} spot={ground.draw} label={texts.draw(draw)} />
      {card[0] !== undefined && <p class="unseen">{texts.turned(card[0])}</p>}
      {alone && <Absent view={view} frame={frame} spot={ground.discard} />}
      {alone && <PileCount count={discard.size} spot={ground.discard} />}
    </>
  );
}

function squareOf({ stacks, total }: Ground): Box {
  const width = stacks[0]?.width ?? 0;
  const gap = 2 * Math.abs((stacks[0]?.x ?? 0) - total.x) - width;
  return around(total.x, total.y, { width: 2 * (width + MARGIN) + gap, height: 2 * (width * RATIO + MARGIN) + gap });
}

interface TotalProps {
  readonly view: FourSquareView;
  readonly ground: Ground;
  readonly weighed: Placement | null;
  readonly mistake: Placement | null;
  /** The total that the card being placed has made, until the cards it won are gone. */
  readonly made: number | null;
}

function madeBy(view: FourSquareView, move: CardMove | null): number | null {
  if (move?.to.zone === 'won') return GOAL;
  return move?.from.zone === 'card' ? totalOf(view) : null;
}

function Total({ view, ground: { total: at }, weighed, mistake, made }: TotalProps) {
  const texts = fourSquareMessages.value.table;
  const total = weighed?.total ?? made ?? totalOf(view);
  const hundred = total === GOAL && (weighed !== null || made !== null);
  return (
    <div
      class={`total disc${weighed === null ? '' : ' is-weighing'}${hundred ? ' is-hundred' : ''}`}
      role="img"
      aria-label={weighed === null ? texts.total(total) : texts.would(total)}
      style={{ ...placed(around(at.x, at.y, { width: 2 * at.radius, height: 2 * at.radius })), '--radius': `${at.radius}px` }}
    >
      {weighed !== null && <s class={mistake ? 'was is-mistake' : 'was'}>{mistake?.total ?? totalOf(view)}</s>}
      <span>{total}</span>
    </div>
  );
}

/** Describes the stacks in words, for spectators, who have no buttons. */
function Stacks({ view }: { readonly view: FourSquareView }) {
  return (
    <ul class="unseen" aria-label={fourSquareMessages.value.table.stacks}>
      {STACK_ZONES.map((zone, stack) => (
        <li key={zone}>{describeStack(view, stack, null)}</li>
      ))}
    </ul>
  );
}

function Absent({ view, frame, spot }: { readonly view: FourSquareView; readonly frame: Frame; readonly spot: Pose }) {
  const texts = fourSquareMessages.value.table;
  const { ghosts } = view.options;
  return (
    <p class={`absent is-${frame.form}`} style={captionAt(spot, frame)}>
      <strong>{view.table.discarded}</strong>
      <span>{texts.absent(ghosts)}</span>
    </p>
  );
}

function captionAt({ x, y, width }: Pose, { form }: Frame) {
  const half = (width * RATIO) / 2;
  switch (form) {
    case 'wide':
      return placedAt(x, y + half + 18);
    case 'tall':
      return placedAt(x + width / 2 + 16, y);
    case 'low':
      return placedAt(x - width / 2, y + half + 14);
  }
}
