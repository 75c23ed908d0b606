import type { IntentAnswer } from '@hundredfold/shared/protocol/intents.ts';
import { hasHands } from '@hundredfold/shared/protocol/spectators.ts';
import { type Signal, useSignal } from '@preact/signals';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { askTable } from '../../net/ask-table.ts';
import type { RoomProps } from '../../net/table-link.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { BarButton } from '../../ui/bar-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PersonButtons } from '../../ui/person-buttons.tsx';
import { IconButton, TextButton } from '../../ui/text-button.tsx';
import { useFocusOnLoss } from '../../ui/use-focus-on-loss.ts';

import { type HostWaysProps, hostWays } from './host-ways.ts';
import { PersonActions } from './slots.ts';

export function SpectatorNames({ snapshot: { watchers } }: Pick<RoomProps, 'snapshot'>) {
  if (watchers.length === 0) return null;
  return (
    <p class="watchers row">
      <Icon name="eye" />
      <span>
        {t.value.table.watchers}: {watchers.map(({ name }) => name).join(', ')}
      </span>
    </p>
  );
}

export function PeopleButton({ link, snapshot }: RoomProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  useFocusOnLoss(list);
  const signs = useSignal<IntentAnswer<'signs'>>([]);
  const opened = useSignal(0);
  const { seats, watchers, watching, handsSpectators, publicSpectators, me, host } = snapshot;
  const { table } = t.value;
  const gone = snapshot.removed.filter(({ person }) => watchers.every((each) => each.person !== person));
  const seated = seats.filter(({ person }) => person !== 0);
  const lists = [
    { title: table.seated, people: seated },
    { title: table.watchers, people: watchers },
    { title: table.removed, people: me === host ? gone : [] },
  ].filter(({ people }) => people.length > 0);
  const looking = watchers.length + handsSpectators + publicSpectators;
  const isStated = watching.watch !== 'public';
  if (!isStated && !lists.some(({ people }) => people.some(({ person }) => person !== me)) && looking === 0) return null;
  const learnSigns = async () => {
    opened.value = 0;
    const answer = await link.ask('signs', undefined);
    if (answer.ok) signs.value = answer.value;
  };
  return (
    <>
      <BarButton
        icon={looking > 0 ? 'eye' : 'people'}
        label={looking > 0 ? `${table.watchers}: ${looking}` : table.people}
        opens={id}
      />
      <div ref={list} id={id} popover="auto" class="surface popover people" onToggle={() => void learnSigns()}>
        {lists.map(({ title, people }) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul>
              {people.map(({ person, name, seal }) => (
                <PersonRow
                  key={person}
                  link={link}
                  snapshot={snapshot}
                  memberId={person}
                  name={name}
                  seal={seal}
                  opened={opened}
                  sign={signs.value.find((each) => each.person === person)?.sign}
                />
              ))}
            </ul>
          </section>
        ))}
        {handsSpectators > 0 && <p>{t.value.spectators.readers(handsSpectators)}</p>}
        {isStated && <p class="hint">{t.value.spectators.stated(watching.watch, watching.delay)}</p>}
      </div>
    </>
  );
}

interface PersonRowProps extends HostWaysProps {
  /** The alias by which this browser's user knows them, once the table has sent it. */
  readonly sign: string | undefined;
  readonly seal: number;
  /** The `memberId` of the person whose menu is open; 0 if no menu is open. */
  readonly opened: Signal<number>;
}

function PersonRow({ seal, sign, opened, ...ways }: PersonRowProps) {
  const { link, snapshot, memberId, name } = ways;
  const { me, host } = snapshot;
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const isOpen = opened.value === memberId;
  useLayoutEffect(() => {
    if (isOpen) menu.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <li class="person">
      <span class="with-avatar">
        <Avatar avatar={seal} />
        <bdi>{name}</bdi>
      </span>
      {memberId === host && <small>{t.value.table.host}</small>}
      <SeesHand {...ways} />
      {memberId !== me && (
        <IconButton
          class="glyph person-more"
          icon="more"
          label={t.value.chat.about(name)}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => (opened.value = isOpen ? 0 : memberId)}
        />
      )}
      <div ref={menu} id={id} class="person-menu" hidden={!isOpen}>
        {isOpen && (
          <>
            <ShowHandButton {...ways} />
            {me === host && <PersonButtons actions={hostWays(ways)} />}
            {sign !== undefined && <PersonActions link={link} sign={sign} name={name} about={{ person: memberId }} />}
          </>
        )}
      </div>
    </li>
  );
}

/** Says whose hand a spectator sees; everyone at the table can read it. */
function SeesHand({ snapshot: { seat, seats, sharedHands }, memberId }: HostWaysProps) {
  const shared = sharedHands.find((each) => each.person === memberId);
  if (shared === undefined) return null;
  return <small>{t.value.spectators.sees(shared.seat === seat ? null : (seats[shared.seat]?.name ?? ''))}</small>;
}

function ShowHandButton({ link, snapshot, memberId, name }: HostWaysProps) {
  const { seat, phase, seats, sharedHands, game } = snapshot;
  const watches = seats.every((each) => each.person !== memberId);
  if (seat === null || !watches || phase !== 'playing' || !hasHands(game)) return null;
  const { showHand, hideHand } = t.value.spectators;
  const isShown = sharedHands.some((each) => each.person === memberId && each.seat === seat);
  const label = isShown ? hideHand : showHand;
  const press = () => void askTable(link, 'showHand', { person: memberId, shown: !isShown });
  return <TextButton class="quiet" label={label} aria-label={`${label}: ${name}`} onClick={press} />;
}
