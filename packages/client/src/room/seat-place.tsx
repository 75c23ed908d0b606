import type { Seat } from '@hundredfold/shared/core/seat.ts';
import type { SeatStatus } from '@hundredfold/shared/schema/table.ts';
import { Bubble } from '../talk/bubble.tsx';
import { Icon } from '../ui/icon.tsx';
import { SeatSeal } from '../ui/seal.tsx';
import { words } from '../words/index.ts';
import { ask } from './ask.ts';
import type { RoomProps } from './room-props.ts';
import { partnerOf } from './standings.ts';

const NO_BREAK = '\u00a0';

interface SeatProps extends RoomProps {
  readonly seat: Seat;
}

/** One seat before the game: who has it, or how to get it. */
export function SeatPlace(props: SeatProps) {
  const held = props.snapshot.seats[props.seat];
  const pair = pairOf(props);
  const empty = held === undefined || held.status === 'empty';
  return (
    <div class={`seat ${held?.status ?? 'empty'} ${props.snapshot.seat === props.seat ? 'mine' : ''}`} data-pair={pair}>
      {empty ? <EmptySeat {...props} /> : <TakenSeat {...props} />}
    </div>
  );
}

function EmptySeat({ link, snapshot, seat }: SeatProps) {
  const { table } = words.value;
  return (
    <>
      <button type="button" class="seat-take" onClick={() => void ask(link, 'sit', { seat })}>
        <span class="chip">
          <Icon name="plus" />
        </span>
        <span class="nameplate">
          <span class="seat-name">{table.sitHere}</span>
          <span class="unseen"> {table.seat(seat)}</span>
          <SeatTags tags={[pairTag(snapshot, seat)]} />
        </span>
      </button>
      {snapshot.me === snapshot.host && (
        <button
          type="button"
          class="seat-act"
          aria-label={`${table.fill}: ${table.seat(seat)}`}
          onClick={() => void ask(link, 'fill', { seat })}
        >
          <Icon name="bot" />
          {table.fill}
        </button>
      )}
    </>
  );
}

function TakenSeat({ link, snapshot, seat }: SeatProps) {
  const { table } = words.value;
  const held = snapshot.seats[seat];
  if (held === undefined) return null;
  const mine = snapshot.seat === seat;
  const tags = [
    mine ? table.you : '',
    held.person !== 0 && held.person === snapshot.host ? table.host : '',
    held.status === 'bot' ? table.bot : '',
    held.status === 'away' || held.status === 'held' ? table.away : '',
    pairTag(snapshot, seat),
  ];
  return (
    <>
      <span class="chip" aria-hidden="true">
        <SeatSeal of={held} />
      </span>
      <span class="nameplate">
        <bdi class="seat-name" title={held.name}>
          {held.name}
        </bdi>
        <SeatTags tags={tags} />
      </span>
      <Bubble person={held.person} />
      {mine && (
        <button type="button" class="seat-act" onClick={() => void ask(link, 'stand', {})}>
          {table.standUp}
        </button>
      )}
      {!mine && snapshot.seat !== null && canSwap(held.status) && (
        <button
          type="button"
          class="seat-act is-sign"
          aria-label={`${words.value.wishes.swap}: ${held.name}`}
          title={words.value.wishes.swap}
          onClick={() => void ask(link, 'take', { seat })}
        >
          <Icon name="swap" />
        </button>
      )}
      {!mine && snapshot.me === snapshot.host && (
        <button
          type="button"
          class="seat-act"
          aria-label={`${table.clear}: ${held.name}`}
          onClick={() => void ask(link, 'clear', { seat })}
        >
          <Icon name="close" />
          {table.clear}
        </button>
      )}
    </>
  );
}

/** With a bot one changes places at once; whoever is here is asked. */
function canSwap(status: SeatStatus): boolean {
  return status === 'bot' || status === 'here';
}

function SeatTags({ tags }: { readonly tags: readonly string[] }) {
  const said = tags.filter((tag) => tag !== '');
  return said.length === 0 ? null : (
    <span class="seat-tags"> {said.map((tag) => tag.replaceAll(' ', NO_BREAK)).join(' · ')}</span>
  );
}

/** 0 or 1 by pair, for colour; nothing when everybody plays alone. */
function pairOf({ snapshot, seat }: SeatProps): number | undefined {
  const partner = partnerOf(snapshot, seat);
  return partner === null ? undefined : Math.min(seat, partner);
}

function pairTag(snapshot: SeatProps['snapshot'], seat: Seat): string {
  const partner = partnerOf(snapshot, seat);
  if (partner === null) return '';
  const { table } = words.value;
  return partner === snapshot.seat ? table.partner : table.pair(String.fromCharCode(65 + Math.min(seat, partner)));
}
