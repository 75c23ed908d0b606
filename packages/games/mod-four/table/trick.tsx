import {
  around,
  boxOf,
  CardValue,
  type CentreProps,
  cardName,
  type Frame,
  placed,
  placedAt,
  playerName,
  type TableSide,
} from '@hundredfold/client/game';
import type { Seat } from '@hundredfold/shared/game';
import { favoured, SEATS } from '../rules/score.ts';
import type { ModFourView } from '../rules/view.ts';
import { dialOf, isTrick, trickSpot } from './layout.ts';
import { modFourMessages } from './messages.ts';
import { standingOf, trickOf, weighedIn, worthOf } from './standing.ts';

/** The radius in CSS px from which the remainder also fits in words; the digits at the rim always show it. */
const ROOMY = 36;

const TURN: Readonly<Record<TableSide, number>> = { bottom: 180, left: 270, top: 0, right: 90 };

/** The running sum, its remainder, and the seat of each remainder: 0 is the leader, then clockwise. */
export function Dial(scenery: CentreProps<ModFourView>) {
  const { view, frame, name } = scenery;
  const called = (seat: Seat) => playerName({ viewer: scenery.addressed }, seat, name);
  const { leader } = view.table;
  const stands = standingOf(view, scenery);
  const weighs = weighedIn(view, scenery).length > 0;
  const was = standingOf(view, { ...scenery, considered: scenery.mistake?.considered ?? null });
  if (leader === null || (stands === null && !isTrick(view))) return null;
  const texts = modFourMessages.value.table;
  const { x, y, radius } = dialOf(frame);
  const looks = [
    stands === null ? '' : 'is-open',
    weighs ? 'is-weighing' : '',
    trickOf(view, scenery).length === SEATS ? 'is-full' : '',
  ];
  return (
    <div
      class={['dial disc', ...looks].filter(Boolean).join(' ')}
      role="img"
      aria-label={stands === null ? texts.noSum(called(leader)) : texts.dial(stands.sum, stands.remainder, called(stands.seat))}
      style={{ ...placed(around(x, y, { width: radius * 2, height: radius * 2 })), '--radius': `${radius}px` }}
    >
      <span class="dial-hand" style={{ transform: `rotate(${turnTo(frame, stands?.seat ?? leader)}deg)` }} />
      {was && scenery.mistake && (
        <span class="dial-hand is-mistake" style={{ transform: `rotate(${turnTo(frame, was.seat)}deg)` }} />
      )}
      {[0, 1, 2, 3].map((digit) => (
        <span
          key={digit}
          class={`dial-digit${digit === stands?.remainder ? ' is-now' : ''}`}
          style={digitAt(turnTo(frame, favoured(leader, digit)), radius)}
        >
          {digit}
        </span>
      ))}
      {weighs && <s class={scenery.mistake ? 'was is-mistake' : 'was'}>{was?.sum ?? '–'}</s>}
      <span class="dial-sum" translate={false}>
        {stands?.sum ?? '–'}
      </span>
      {radius >= ROOMY && <span class="dial-mod">{stands === null ? texts.sum : texts.remainder(stands.remainder)}</span>}
    </div>
  );
}

function placeClass({ toAct, viewer }: ModFourView, seat: Seat): string {
  if (!toAct.includes(seat)) return 'card-place trick-place';
  return `card-place trick-place ${seat === viewer ? 'is-lit-place' : 'is-next'}`;
}

function turnTo({ stations }: Frame, seat: Seat): number {
  return TURN[stations[seat]?.side ?? 'top'];
}

function digitAt(turn: number, radius: number): ReturnType<typeof placedAt> {
  const angle = (turn * Math.PI) / 180;
  return placedAt(radius + Math.sin(angle) * radius * 0.76, radius - Math.cos(angle) * radius * 0.76);
}

export function TrickPlaces({ view, frame, name }: CentreProps<ModFourView>) {
  const { leader, trick } = view.table;
  if (leader === null || !isTrick(view)) return null;
  return (
    <>
      <ul class="unseen" aria-label={modFourMessages.value.table.trick}>
        {trick.map((card, index) => (
          <li key={card}>
            {name((leader + index) % SEATS)}: {cardName(card)}
          </li>
        ))}
      </ul>
      {Array.from({ length: SEATS }, (_, seat) => (
        <div key={seat} class={placeClass(view, seat)} style={placed(boxOf(trickSpot(seat, frame)))} />
      ))}
      {trick.map((card, index) => (
        <CardValue key={card} short={worthOf(card)?.short} box={boxOf(trickSpot((leader + index) % SEATS, frame))} />
      ))}
    </>
  );
}
