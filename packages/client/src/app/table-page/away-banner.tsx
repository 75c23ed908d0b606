import type { Seat } from '@hundredfold/shared/core/seat.ts';
import { useSignal } from '@preact/signals';
import { t } from '../../i18n/index.ts';
import { askTable } from '../../net/ask-table.ts';
import type { RoomProps } from '../../net/table-link.ts';

import { canBotStandIn } from '../../table/state/others-here.ts';
import { MessageBanner } from '../../table/view/waiting-banner.tsx';
import { SureDialog } from '../../ui/sure-dialog.tsx';
import { useGraceLeft } from '../../ui/use-seconds-left.ts';

export function AwayBanner({ link, snapshot }: RoomProps) {
  const { phase, seats, host, me, seatRequests } = snapshot;
  const seat = seats.findIndex(({ status }) => status === 'away');
  if (phase !== 'playing' || me !== host || seat < 0 || seats.length === 1) return null;
  if (seatRequests.some((request) => request.seat === seat)) return null; // The answer to that request decides about the seat.
  return <Away key={seats[seat]?.person} link={link} snapshot={snapshot} seat={seat} />;
}

function Away({ link, snapshot, seat }: RoomProps & { readonly seat: Seat }) {
  const { seats, me, pause, grace } = snapshot;
  const left = useGraceLeft(true, grace);
  const asking = useSignal(false);
  const { away: texts, table } = t.value;
  const asksPause = !pause.on && !pause.wanted.includes(me) && snapshot.seat !== null;
  const ways = [
    { label: texts.botNow, press: () => void askTable(link, 'hold', { seat }) },
    ...(asksPause ? [{ label: t.value.waiting.pause, press: () => void askTable(link, 'pause', {}) }] : []),
    { label: texts.free, press: () => (asking.value = true) },
  ];
  const count = left > 0 && canBotStandIn(snapshot, false) ? texts.botComes(left) : '';
  const name = seats[seat]?.name ?? '';
  return (
    <>
      <MessageBanner text={texts.isAway(name)} count={count} ways={ways} />
      <SureDialog
        title={table.giveToBotSure(name)}
        text={table.giveToBotAbout}
        yes={texts.free}
        open={asking.value}
        onYes={() => void askTable(link, 'clear', { seat })}
        onClose={() => (asking.value = false)}
      />
    </>
  );
}
