import type { Seat } from '@hundredfold/shared/core/seat.ts';
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { withName } from '../../net/ask-name.ts';
import { askTable } from '../../net/ask-table.ts';
import type { RoomProps } from '../../net/table-link.ts';
import { partnerOf } from '../../table/state/standings.ts';
import { SpeechBubble } from '../../table/view/speech-bubble.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { SeatAvatar } from '../../ui/seat-avatar.tsx';
import { SureDialog } from '../../ui/sure-dialog.tsx';
import { useFocusOnLoss } from '../../ui/use-focus-on-loss.ts';
import { LevelQuestion } from './level-question.tsx';
import { isBarred, isEmpty, openSeats } from './use-join-intent.ts';

const NO_BREAK = '\u00a0';

interface SeatProps extends RoomProps {
  readonly seat: Seat;
}

export function SeatPlace(props: SeatProps) {
  const place = useRef<HTMLDivElement>(null);
  useFocusOnLoss(place);
  const held = props.snapshot.seats[props.seat];
  return (
    <div
      ref={place}
      class={`seat ${held?.status ?? 'empty'} ${props.snapshot.seat === props.seat ? 'mine' : ''}`}
      data-pair={pairOf(props)}
    >
      {held === undefined || isEmpty(held) ? <EmptySeat {...props} /> : <TakenSeat {...props} />}
      <SeatWays {...props} />
    </div>
  );
}

function EmptySeat({ link, snapshot, seat }: SeatProps) {
  const { table } = t.value;
  const isLocked = snapshot.seats[seat]?.status === 'locked';
  const isOffered = !isLocked && !isBarred(snapshot);
  const sign = isLocked ? 'lock' : isOffered ? 'plus' : null;
  const place = (
    <>
      <span class="chip">{sign !== null && <Icon name={sign} />}</span>
      <span class="nameplate">
        <span class="seat-name">{isOffered ? table.sitHere : table.seat(seat)}</span>
        {isOffered && <span class="unseen"> {table.seat(seat)}</span>}
        <SeatTags tags={[isLocked ? table.locked : '', pairTag(snapshot, seat)]} />
      </span>
    </>
  );
  if (!isOffered) return place;
  return (
    <button type="button" class="seat-take" onClick={sitDown({ link, seat })}>
      {place}
    </button>
  );
}

function sitDown({ link, seat }: Pick<SeatProps, 'link' | 'seat'>) {
  return () => withName(() => askTable(link, 'sit', { seat }));
}

function TakenSeat({ snapshot, seat }: SeatProps) {
  const { table } = t.value;
  const held = snapshot.seats[seat];
  if (held === undefined) return null;
  const tags = [
    snapshot.seat === seat ? table.you : '',
    held.person !== 0 && held.person === snapshot.host ? table.host : '',
    held.level === null ? '' : t.value.botLevels.names[held.level],
    held.status === 'away' || held.status === 'held' ? t.value.gameTable.away : '',
    pairTag(snapshot, seat),
  ];
  return (
    <>
      <span class="chip" aria-hidden="true">
        <SeatAvatar of={held} />
      </span>
      <span class="nameplate">
        <bdi class="seat-name" title={held.name}>
          {held.name}
        </bdi>
        <SeatTags tags={tags} />
      </span>
      <SpeechBubble memberId={held.person} seat={seat} />
    </>
  );
}

interface SeatAction {
  /** An action and its opposite have the same id, so that a button which changes its label keeps the focus. */
  readonly id: 'stand' | 'sit' | 'fill' | 'lock' | 'swap' | 'clear' | 'level';
  readonly icon: IconName;
  readonly label: string;
  readonly press: () => unknown;
}

function SeatWays(props: SeatProps) {
  const { link, snapshot, seat } = props;
  const { table } = t.value;
  const person = snapshot.seats[seat]?.person ?? 0;
  const removing = useSignal(0);
  const levelling = useSignal(false);
  const ways = waysAt(props, { askToRemove: () => (removing.value = person), askLevel: () => (levelling.value = true) });
  const about = snapshot.seat === seat ? '' : `: ${snapshot.seats[seat]?.name || table.seat(seat)}`;
  return (
    <>
      {ways.length > 0 && (
        <span class={ways.length > 1 ? 'seat-actions is-several' : 'seat-actions'}>
          {ways.map(({ id, icon, label, press }) => (
            <button key={id} type="button" class="seat-act" aria-label={label + about} onClick={press}>
              <Icon name={icon} />
              <span>{label}</span>
            </button>
          ))}
        </span>
      )}
      <SureDialog
        title={table.clearSure(snapshot.seats[seat]?.name ?? '')}
        text={table.clearAbout}
        yes={table.clear}
        open={person !== 0 && removing.value === person}
        onYes={() => void askTable(link, 'clear', { seat })}
        onClose={() => (removing.value = 0)}
      />
      <LevelQuestion {...props} open={levelling.value} onClose={() => (levelling.value = false)} />
    </>
  );
}

interface SeatQuestions {
  readonly askToRemove: () => void;
  readonly askLevel: () => void;
}

function waysAt({ link, snapshot, seat }: SeatProps, { askToRemove, askLevel }: SeatQuestions): readonly SeatAction[] {
  const { table, seatRequests } = t.value;
  const held = snapshot.seats[seat];
  const isHost = snapshot.me === snapshot.host;
  if (held === undefined) return [];
  if (snapshot.seat === seat)
    return [{ id: 'stand', icon: 'leave', label: table.standUp, press: () => askTable(link, 'stand', {}) }];
  if (isEmpty(held)) {
    if (!isHost) return [];
    const fill: SeatAction = { id: 'fill', icon: 'bot', label: table.fill, press: () => askTable(link, 'fill', { seat }) };
    const isLocked = held.status === 'locked';
    const press = () => askTable(link, 'lock', { seat, locked: !isLocked });
    const lock: SeatAction = isLocked
      ? { id: 'lock', icon: 'unlock', label: table.unlock, press }
      : { id: 'lock', icon: 'lock', label: table.lock, press };
    return [fill, lock];
  }
  const swap: SeatAction = { id: 'swap', icon: 'swap', label: seatRequests.swap, press: () => askTable(link, 'take', { seat }) };
  const clear = held.status === 'bot' ? () => askTable(link, 'clear', { seat }) : askToRemove;
  const remove: SeatAction = { id: 'clear', icon: 'close', label: table.clear, press: clear };
  const level: SeatAction = { id: 'level', icon: 'settings', label: t.value.botLevels.atSeat.title, press: askLevel };
  const sit: SeatAction = { id: 'sit', icon: 'chair', label: table.sitHere, press: sitDown({ link, seat }) };
  const canSwap = held.status === 'bot' || held.status === 'here'; // The player is asked first.
  const hostWays = held.status === 'bot' ? [level, remove] : [remove];
  return [
    ...(snapshot.seat === null && openSeats(snapshot).includes(seat) ? [sit] : []),
    ...(isHost ? hostWays : []),
    ...(snapshot.seat !== null && canSwap ? [swap] : []),
  ];
}

function SeatTags({ tags }: { readonly tags: readonly string[] }) {
  const said = tags.filter((tag) => tag !== '');
  return said.length === 0 ? null : (
    <span class="seat-tags"> {said.map((tag) => tag.replaceAll(' ', NO_BREAK)).join(' · ')}</span>
  );
}

/** Returns 0 or 1 by pair, for the colour; `undefined` if everyone plays alone. */
function pairOf({ snapshot, seat }: SeatProps): number | undefined {
  const partner = partnerOf(snapshot, seat);
  return partner === null ? undefined : Math.min(seat, partner);
}

function pairTag(snapshot: SeatProps['snapshot'], seat: Seat): string {
  const partner = partnerOf(snapshot, seat);
  if (partner === null) return '';
  const { table } = t.value;
  return partner === snapshot.seat ? table.partner : table.pair(String.fromCharCode(65 + Math.min(seat, partner)));
}
