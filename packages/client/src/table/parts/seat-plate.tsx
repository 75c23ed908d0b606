import type { Face } from '@hundredfold/shared/cards/face.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';
import type { SeatStatus } from '@hundredfold/shared/schema/table.ts';
import { useSignal, useSignalEffect } from '@preact/signals';
import { Bubble } from '../../talk/bubble.tsx';
import { SeatSeal } from '../../ui/seal.tsx';
import type { Station } from '../geometry/frame.ts';
import { cardsAt } from '../geometry/layout.ts';
import { type Box, placed, placedAt } from '../geometry/spot.ts';
import { type Stage, viewOfTurn } from '../stage.ts';
import type { Mark, PlateFacts } from '../staging.ts';
import { tableWords } from '../words.ts';
import { TimeRing } from './time-ring.tsx';

interface Props {
  readonly seat: Seat;
  readonly station: Station;
  readonly stage: Stage;
}

/** Who sits there, whether they are there, how they stand. */
export function SeatPlate({ seat, station, stage }: Props) {
  const { view } = stage.shown.value;
  const { seats, seat: own, phase } = stage.latest.value;
  const facts = stage.staging.seat(view, seat);
  const holder = seats[seat];
  const status = holder?.status ?? 'empty';
  const time = holder?.time ?? null;
  const presence = usePresence(stage, seat);
  const turn = phase === 'playing' && viewOfTurn(stage).toAct.includes(seat);
  const classes = [
    'plate',
    `is-${station.side}`,
    turn ? 'is-turn' : '',
    turn && time !== null ? 'has-clock' : '',
    facts.favoured ? 'is-favoured' : '',
    status === 'away' || status === 'held' ? 'is-away' : '',
    typeof facts.side === 'number' ? `is-pair-${facts.side}` : '',
  ];
  return (
    <>
      <section
        class={classes.filter(Boolean).join(' ')}
        style={placed(station.plate)}
        data-seat={seat}
        aria-label={seat === own ? `${holder?.name}, ${tableWords.value.you}` : holder?.name}
      >
        {holder && <SeatSeal of={holder} />}
        <span class="plate-name" title={holder?.name}>
          {holder?.name || tableWords.value.empty}
        </span>
        <span class="plate-notes" title={[presence.text, ...facts.marks.map(({ short }) => short)].filter(Boolean).join(' · ')}>
          {presence.text !== '' && <span class="plate-status">{presence.text}</span>}
          {facts.marks.map(({ short, long }) => (
            <span key={short} class="plate-mark" {...(short === long ? {} : { role: 'img', 'aria-label': long })}>
              {short}
            </span>
          ))}
        </span>
        <Points facts={facts} />
        <OpenHand seat={seat} stage={stage} />
        {presence.seconds > 0 && (
          <span class="bubble plate-away" aria-hidden="true">
            {tableWords.value.disconnected(presence.seconds)}
          </span>
        )}
        <Bubble person={seats[seat]?.person ?? 0} />
      </section>
      {turn && time !== null && <TimeRing key={time.due} time={time} station={station} />}
      <Held count={heldBy(stage, seat)} station={station} />
      <Taken taken={facts.taken ?? null} station={station} />
    </>
  );
}

/** Somebody else's hand that is open: it is painted, and read aloud from here. */
function OpenHand({ seat, stage }: Pick<Props, 'seat' | 'stage'>) {
  const { view } = stage.shown.value;
  const { staging, name } = stage;
  const cards = hasHand(stage) && seat !== view.viewer ? cardsAt(view, { zone: 'hand', seat }) : [];
  const faces = Array.isArray(cards) ? staging.sorted(cards as readonly Face[]) : [];
  if (faces.length === 0) return null;
  return <span class="unseen">{tableWords.value.holds(faces.map((face) => staging.describe(view, face, name)).join(', '))}</span>;
}

function Points({ facts: { points, target } }: { readonly facts: PlateFacts }) {
  const words = tableWords.value;
  return (
    <>
      <span
        key={points}
        class={`plate-points${`${points}${target ?? ''}`.length > 5 ? ' is-long' : ''}`}
        role="img"
        aria-label={target === undefined ? words.points(points) : words.of(points, target)}
      >
        {points < 0 ? `\u2212${-points}` : points}
        {target !== undefined && <small>/{target}</small>}
      </span>
      {target !== undefined && (
        <span class="plate-bar" aria-hidden="true">
          <span style={{ transform: `scaleX(${Math.max(0, Math.min(1, points / target))})` }} />
        </span>
      )}
    </>
  );
}

/** How many cards others hold; those below are seen. */
function Held({ count, station: { side, cards } }: { readonly count: number; readonly station: Station }) {
  if (count === 0 || side === 'bottom') return null;
  return (
    <span class="count" role="img" aria-label={tableWords.value.cards(count)} style={corner(cards)}>
      {count}
    </span>
  );
}

function Taken({ taken, station: { pile } }: { readonly taken: Mark | null; readonly station: Station }) {
  return (
    taken && (
      <span class="count is-taken" role="img" aria-label={taken.long} style={corner(pile)}>
        {taken.short}
      </span>
    )
  );
}

/** Cards of which one sees the backs. */
function heldBy(stage: Stage, seat: Seat): number {
  const cards = hasHand(stage) ? cardsAt(stage.shown.value.view, { zone: 'hand', seat }) : 0;
  return typeof cards === 'number' ? cards : 0;
}

function hasHand({ latest }: Stage): boolean {
  return latest.value.game.shape.seat.hand === 'owned';
}

interface Presence {
  readonly text: string;
  /** Until a bot plays for whoever is away; 0 where nothing is counted. */
  readonly seconds: number;
}

/** Here needs no word; away counts down to the moment when a bot takes over. */
function usePresence(stage: Stage, seat: Seat): Presence {
  const { seats, grace, phase } = stage.latest.value;
  const status = seats[seat]?.status ?? 'empty';
  const left = useSignal(0);
  const counts = status === 'away' && phase === 'playing' && grace > 0;
  useSignalEffect(() => {
    const { seats, grace } = stage.latest.value;
    if (seats[seat]?.status !== 'away') {
      left.value = 0;
      return;
    }
    if (left.peek() === 0) left.value = grace;
    const timer = setInterval(() => {
      left.value = Math.max(0, left.peek() - 1);
    }, 1000);
    return () => clearInterval(timer);
  });
  const seconds = counts ? left.value : 0;
  return { text: wordFor(status), seconds };
}

function wordFor(status: SeatStatus): string {
  const words = tableWords.value;
  switch (status) {
    case 'here':
    case 'empty':
    case 'locked':
      return '';
    case 'bot':
      return words.bot;
    case 'held':
      return words.held;
    case 'away':
      return words.away;
  }
}

function corner({ x, y, width, height }: Box) {
  return placedAt(x + width / 2, y + height);
}
