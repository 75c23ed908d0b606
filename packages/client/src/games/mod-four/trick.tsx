import type { Face } from '@hundredfold/shared/cards/face.ts';
import { ownHand } from '@hundredfold/shared/core/view.ts';
import { cardValue, favoured, SEATS, trickSum } from '@hundredfold/shared/games/mod-four/score.ts';
import type { ModFourView } from '@hundredfold/shared/games/mod-four/view.ts';
import { cardName } from '../../table/card-words.ts';
import type { Side } from '../../table/geometry/frame.ts';
import { around, boxOf, placed, placedAt } from '../../table/geometry/spot.ts';
import type { Scenery } from '../../table/staging.ts';
import { dialOf, isTrick, trickSpot } from './lie.ts';
import { modFourWords } from './words.ts';

/** Radius from which the remainder fits in words, too; the digits at the rim always show it. */
const ROOMY = 36;

const TURN: Readonly<Record<Side, number>> = { bottom: 180, left: 270, top: 0, right: 90 };

/** The running sum, its remainder, and which seat each remainder belongs to: 0 the leader, then clockwise. */
export function Dial({ view, frame, name, considered }: Scenery<ModFourView>) {
  const { leader, trick } = view.table;
  if (leader === null) return null;
  const words = modFourWords.value;
  const weighed = weighs(view, considered) ? considered : null;
  const sum = trickSum(trick) + (weighed === null ? 0 : cardValue(weighed));
  const remainder = sum % SEATS;
  const seat = favoured(leader, sum);
  const open = trick.length > 0 || weighed !== null;
  const { x, y, radius } = dialOf(frame);
  const turn = TURN[frame.stations[seat]?.side ?? 'top'];
  return (
    <div
      class={`dial${open ? ' is-open' : ''}${weighed === null ? '' : ' is-weighing'}`}
      role="img"
      aria-label={open ? words.dial(sum, remainder, name(seat)) : words.noSum(name(leader))}
      style={{ ...placed(around(x, y, { width: radius * 2, height: radius * 2 })), '--radius': `${radius}px` }}
    >
      <span class="dial-hand" style={{ transform: `rotate(${turn}deg)` }} />
      {[0, 1, 2, 3].map((digit) => (
        <span
          key={digit}
          class={`dial-digit${open && digit === remainder ? ' is-now' : ''}`}
          style={digitAt(TURN[frame.stations[favoured(leader, digit)]?.side ?? 'top'], radius)}
        >
          {digit}
        </span>
      ))}
      <span class="dial-sum">{open ? sum : '–'}</span>
      {radius >= ROOMY && <span class="dial-mod">{open ? words.remainder(remainder) : words.sum}</span>}
    </div>
  );
}

function weighs(view: ModFourView, considered: Face | null): boolean {
  return considered !== null && view.table.trick.length < SEATS && ownHand(view).includes(considered);
}

function digitAt(turn: number, radius: number): ReturnType<typeof placedAt> {
  const angle = (turn * Math.PI) / 180;
  return placedAt(radius + Math.sin(angle) * radius * 0.76, radius - Math.cos(angle) * radius * 0.76);
}

/** Where the four cards of the trick will lie; the next one stands out. */
export function TrickPlaces({ view, frame, name }: Scenery<ModFourView>) {
  const { leader, trick } = view.table;
  if (leader === null || !isTrick(view)) return null;
  return (
    <>
      <ul class="unseen" aria-label={modFourWords.value.trick}>
        {trick.map((card, index) => (
          <li key={card}>
            {name((leader + index) % SEATS)}: {cardName(card)}
          </li>
        ))}
      </ul>
      {Array.from({ length: SEATS }, (_, seat) => (
        <div
          key={seat}
          class={`trick-place${view.toAct.includes(seat) ? (seat === view.viewer ? ' is-lit-place' : ' is-next') : ''}`}
          style={placed(boxOf(trickSpot(seat, frame)))}
        />
      ))}
    </>
  );
}
