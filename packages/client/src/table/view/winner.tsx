import { rose } from '../../cards/back.ts';
import { brass, gold, linen } from '../../cards/palette.ts';
import { suitPip, suits } from '../../cards/suits.ts';
import type { Snapshot } from '../../net/table-link.ts';
import { look } from '../../ui/look.ts';
import { SeatAvatar } from '../../ui/seat-avatar.tsx';
import { winnersOf } from '../state/standings.ts';
import './winner.css';

/** The largest number of avatars that the cup shows; more would hide it. */
const MAX_AVATARS = 2;

/** The cup with the winners' badges. The table drops them on to it; the result shows what has become of it. */
export function Winner({ snapshot, isNew = false }: { readonly snapshot: Snapshot; readonly isNew?: boolean }) {
  const winners = winnersOf(snapshot);
  const { seat, seats } = snapshot;
  return (
    <div class="winner" aria-hidden="true">
      <svg
        class="winner-rosette"
        viewBox="-68 -68 136 136"
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: rose(linen, brass, gold) }}
      />
      <Trophy />
      {winners.length <= MAX_AVATARS && (
        <span class="winner-avatars">
          {winners.map((winner) => {
            const holder = seats[winner];
            return holder && <SeatAvatar key={winner} of={holder} />;
          })}
        </span>
      )}
      {isNew && (seat === null || winners.includes(seat)) && <FlyingSuits />}
    </div>
  );
}

const SUIT_COUNT = 20;
/** The golden angle in degrees, between one suit and the next: it spreads them evenly but without a visible order. */
const GOLDEN_ANGLE_DEG = 137.5;

function FlyingSuits() {
  return (
    <svg class="winner-suits" viewBox="-100 -100 200 200" aria-hidden="true">
      {Array.from({ length: SUIT_COUNT }, (_, index) => (
        <g
          key={index}
          class="winner-suit"
          style={{ '--turn': `${(index * GOLDEN_ANGLE_DEG) % 360}deg`, '--far': 62 + ((index * 7) % 5) * 9, '--nth': index % 5 }}
          dangerouslySetInnerHTML={{ __html: suitPip(suits[index % suits.length] ?? 'S', look.value) }}
        />
      ))}
    </svg>
  );
}

function Trophy() {
  return (
    <svg class="trophy" width="5em" viewBox="0 0 96 96" aria-hidden="true">
      <path
        fill="none"
        stroke="var(--brass-deep)"
        stroke-width="5"
        stroke-linecap="round"
        d="M26 20H13c0 15 6 23 17 25M70 20h13c0 15-6 23-17 25"
      />
      <path fill="var(--brass)" d="M24 12h48v18c0 17-9 29-24 29S24 47 24 30z" />
      <path fill="#b9852c" d="M60 12h12v18c0 16-8 28-21 29 7-7 9-18 9-29z" />
      <path fill="var(--brass)" d="M44 58h8v11c0 3 14 5 14 11v4H30v-4c0-6 14-8 14-11z" />
    </svg>
  );
}
