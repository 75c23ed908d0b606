import { useId } from 'preact/hooks';
import type { Snapshot } from '../net/link.ts';
import { Icon } from '../ui/icon.tsx';
import { Seal } from '../ui/seal.tsx';
import { words } from '../words/index.ts';
import { ask } from './ask.ts';
import type { RoomProps } from './room-props.ts';

interface WatchersProps {
  readonly snapshot: Snapshot;
}

/** Who watches, if anybody does. */
export function Watchers({ snapshot: { watchers } }: WatchersProps) {
  if (watchers.length === 0) return null;
  return (
    <p class="watchers">
      <Icon name="eye" />
      <span>
        {words.value.table.watchers}: {watchers.map(({ name }) => name).join(', ')}
      </span>
    </p>
  );
}

/** Everybody at the table, in the bar: how many watch, and who is here when pressed. The host sends away and hands over. */
export function PeopleButton({ link, snapshot }: RoomProps) {
  const id = useId();
  const { seats, watchers, me, host } = snapshot;
  const { table } = words.value;
  const seated = seats.filter(({ person }) => person !== 0);
  if (watchers.length === 0 && (me !== host || seated.length < 2)) return null;
  const lists = [
    { title: table.seated, people: seated },
    { title: table.watchers, people: watchers },
  ].filter(({ people }) => people.length > 0);
  return (
    <>
      <button
        type="button"
        class="bar-button counted"
        popovertarget={id}
        aria-label={watchers.length > 0 ? `${table.watchers}: ${watchers.length}` : table.people}
      >
        <Icon name={watchers.length > 0 ? 'eye' : 'people'} />
        {watchers.length > 0 && <span>{watchers.length}</span>}
      </button>
      <div id={id} popover="auto" class="paper slip people">
        {lists.map(({ title, people }) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul>
              {people.map(({ person, name, seal }) => (
                <li key={person}>
                  <span class="sealed">
                    <Seal seal={seal} />
                    <bdi>{name}</bdi>
                  </span>
                  {me === host && person !== me && <HostWays link={link} snapshot={snapshot} person={person} name={name} />}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

interface HostWaysProps extends RoomProps {
  readonly person: number;
  readonly name: string;
}

function HostWays({ link, snapshot: { phase, seats }, person, name }: HostWaysProps) {
  const { table } = words.value;
  const seat = seats.findIndex((each) => each.person === person);
  const isKept = phase === 'playing' && seats[seat]?.status === 'held';
  const ways = [
    { label: table.clear, offered: isKept, press: () => ask(link, 'clear', { seat }) },
    { label: table.makeHost, offered: !isKept, press: () => ask(link, 'host', { person }) },
    { label: table.sendAway, offered: true, press: () => ask(link, 'remove', { person }) },
  ].filter(({ offered }) => offered);
  return (
    <span class="people-ways">
      {ways.map(({ label, press }) => (
        <button key={label} type="button" class="quiet" aria-label={`${label}: ${name}`} onClick={() => void press()}>
          {label}
        </button>
      ))}
    </span>
  );
}
