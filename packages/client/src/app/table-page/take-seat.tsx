import type { Seat } from '@hundredfold/shared/core/seat.ts';
import { useEffect, useId, useRef } from 'preact/hooks';
import { isBarred } from '../../features/gathering/use-join-intent.ts';
import { seatOfNamesake } from '../../features/join/invitation-page.tsx';
import { t } from '../../i18n/index.ts';
import { myName } from '../../net/account/profile.ts';
import { withName } from '../../net/ask-name.ts';
import { askTable } from '../../net/ask-table.ts';
import type { RoomProps } from '../../net/table-link.ts';
import { BarButton } from '../../ui/bar-button.tsx';
import { showNotice } from '../../ui/notices.tsx';
import { TextButton } from '../../ui/text-button.tsx';

export function TakeSeatButton({ link, snapshot }: RoomProps) {
  const id = useId();
  const { phase, seats, seat: own, seatRequests, me } = snapshot;
  const { table } = t.value;
  useWelcome(snapshot);
  if (phase !== 'playing' || own !== null) return null;
  // Someone who asks has to wait, and someone who plays in another browser has a seat.
  if (seatRequests.some(({ person }) => person === me) || snapshot.claimed.includes(me) || isBarred(snapshot)) return null;
  const take = (seat: Seat) => () => withName(() => askTable(link, 'take', { seat }));
  const claim = (name: string) => {
    const seat = seatOfNamesake(snapshot, name);
    if (seat !== null) void askTable(link, 'take', { seat });
  };
  const bots = seats.flatMap(({ status, name }, seat) => (status === 'bot' ? [{ seat, name }] : []));
  // A banner asks someone who has entered a name whether the seat of that name is theirs.
  const mayClaim = myName.value === '' && seats.some(({ name }) => seatOfNamesake(snapshot, name) !== null);
  const ways = [
    ...bots.map(({ seat, name }) => ({ label: table.takeOverFrom(name), press: take(seat) })),
    ...(mayClaim ? [{ label: t.value.seatRequests.claimShort, press: () => withName(claim) }] : []),
  ];
  const [first, another] = ways;
  if (first === undefined) return null;
  const label = bots.length > 0 ? table.takeOver : first.label;
  const opens = another === undefined ? { onPress: first.press } : { opens: id };
  return (
    <>
      <BarButton icon="chair" label={label} kind="is-lit" {...opens} />
      {another !== undefined && (
        <div id={id} popover="auto" class="surface popover take-over">
          <ul>
            {ways.map(({ label: way, press }) => (
              <li key={way}>
                <TextButton class="quiet" label={way} onClick={press} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

function useWelcome({ phase, seat, matchNumber }: RoomProps['snapshot']): void {
  const watched = useRef<number | null>(null);
  useEffect(() => {
    if (phase === 'playing' && seat !== null && watched.current === matchNumber) showNotice({ text: t.value.table.areIn });
    watched.current = phase === 'playing' && seat === null ? matchNumber : null;
  }, [phase, seat, matchNumber]);
}
