import { t } from '../../i18n/index.ts';
import { askTable } from '../../net/ask-table.ts';
import type { RoomProps } from '../../net/table-link.ts';
import type { PersonAction } from '../../ui/person-buttons.tsx';

export interface HostWaysProps extends RoomProps {
  readonly memberId: number;
  readonly name: string;
}

export function hostWays({
  link,
  snapshot: { phase, seats, watchers, removed },
  memberId,
  name,
}: HostWaysProps): readonly PersonAction[] {
  const { table } = t.value;
  const seat = seats.findIndex((each) => each.person === memberId);
  const isHere = seat >= 0 || watchers.some((each) => each.person === memberId);
  const readmit: PersonAction = {
    id: 'readmit',
    label: table.readmit,
    about: name,
    press: () => askTable(link, 'readmit', { person: memberId }),
  };
  const giveSeat: PersonAction = {
    id: 'seat',
    label: table.giveToBot,
    about: name,
    question: { title: table.giveToBotSure(name), text: table.giveToBotAbout },
    press: () => askTable(link, 'clear', { seat }),
  };
  const makeHost: PersonAction = {
    id: 'host',
    label: table.makeHost(name),
    question: { title: `${table.makeHost(name)}?`, text: table.makeHostAbout(name) },
    press: () => askTable(link, 'host', { person: memberId }),
  };
  const sendAway: PersonAction = {
    id: 'remove',
    label: table.sendAway,
    about: name,
    question: { title: table.sendAwaySure(name), text: seat < 0 ? table.sendAwayWatcher : table.sendAwayAbout },
    press: () => askTable(link, 'remove', { person: memberId }),
  };
  const isKept = phase === 'playing' && seats[seat]?.status === 'held';
  const isRemoved = removed.some((each) => each.person === memberId);
  return [...(isRemoved ? [readmit] : []), ...(isHere ? [isKept ? giveSeat : makeHost, sendAway] : [])];
}
