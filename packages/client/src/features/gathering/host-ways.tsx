import { useSignal } from '@preact/signals';
import { t } from '../../i18n/index.ts';
import { askTable } from '../../net/ask-table.ts';
import type { RoomProps } from '../../net/room-props.ts';
import { SureDialog } from '../../ui/sure-dialog.tsx';

interface HostWaysProps extends RoomProps {
  readonly memberId: number;
  readonly name: string;
}

/** Something that the host can do about a person. What harms them has a question first. */
interface HostWay {
  readonly label: string;
  /** The person, where the label does not name them. */
  readonly about?: string;
  readonly question?: { readonly title: string; readonly text: string };
  readonly press: () => unknown;
}

export function HostWays(props: HostWaysProps) {
  const asked = useSignal<HostWay | null>(null);
  const choose = (way: HostWay): void => {
    if (way.question === undefined) void way.press();
    else asked.value = way;
  };
  return (
    <span class="person-actions">
      {hostWays(props).map((way) => (
        <button
          key={way.label}
          type="button"
          class="quiet"
          aria-label={way.about === undefined ? undefined : `${way.label}: ${way.about}`}
          onClick={() => choose(way)}
        >
          {way.label}
        </button>
      ))}
      <SureDialog
        title={asked.value?.question?.title ?? ''}
        text={asked.value?.question?.text ?? ''}
        yes={asked.value?.label ?? ''}
        open={asked.value !== null}
        onYes={() => asked.peek()?.press()}
        onClose={() => (asked.value = null)}
      />
    </span>
  );
}

function hostWays({ link, snapshot: { phase, seats, watchers, removed }, memberId, name }: HostWaysProps): readonly HostWay[] {
  const { table } = t.value;
  const seat = seats.findIndex((each) => each.person === memberId);
  const isHere = seat >= 0 || watchers.some((each) => each.person === memberId);
  const readmit: HostWay = { label: table.readmit, about: name, press: () => askTable(link, 'readmit', { person: memberId }) };
  const giveSeat: HostWay = {
    label: table.giveToBot,
    about: name,
    question: { title: table.giveToBotSure(name), text: table.giveToBotAbout },
    press: () => askTable(link, 'clear', { seat }),
  };
  const makeHost: HostWay = {
    label: table.makeHost(name),
    question: { title: `${table.makeHost(name)}?`, text: table.makeHostAbout(name) },
    press: () => askTable(link, 'host', { person: memberId }),
  };
  const sendAway: HostWay = {
    label: table.sendAway,
    about: name,
    question: { title: table.sendAwaySure(name), text: seat < 0 ? table.sendAwayWatcher : table.sendAwayAbout },
    press: () => askTable(link, 'remove', { person: memberId }),
  };
  const isKept = phase === 'playing' && seats[seat]?.status === 'held';
  const isRemoved = removed.some((each) => each.person === memberId);
  return [...(isRemoved ? [readmit] : []), ...(isHere ? [isKept ? giveSeat : makeHost, sendAway] : [])];
}
