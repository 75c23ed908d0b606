import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { listed, t } from '../../i18n/index.ts';
import { askTable } from '../../net/ask-table.ts';
import type { ReplayTableLink } from '../../net/replay/replay-table-link.ts';
import type { RoomProps, Snapshot } from '../../net/table-link.ts';
import { othersHere } from '../../table/state/others-here.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { closeReplay } from './replay-entry.ts';
import { canLead, followLeader, invitingLeader, isFollowing, isLeaderAway, leaderName } from './replay-mode.ts';
import './together-bar.css';

interface FollowProps extends RoomProps {
  readonly replay: ReplayTableLink;
}

interface TogetherBarProps extends FollowProps {
  /** The button that shares the replay of someone who watches alone. */
  readonly children: ComponentChildren;
}

export function TogetherBar({ link, snapshot, replay, children }: TogetherBarProps) {
  const { together } = t.value;
  const isLeader = snapshot.sharedReplay?.leader === snapshot.me;
  const isAlone = !isLeader && !isFollowing(snapshot);
  const leader = invitingLeader(snapshot);
  const alone = leader === null ? t.value.replay.title : together.invites(leader);
  const news = isLeader ? together.youLead : isAlone ? alone : leaderNews(snapshot);
  const isCalled = isCalledToRematch(snapshot);
  const text = isCalled ? rematchNews(snapshot) : news;
  return (
    <section class={isLeader ? 'together-bar is-leading' : 'together-bar'} aria-label={together.title}>
      <p role="status" title={text}>
        {text}
      </p>
      <div class="together-ways">
        {isCalled && <Rematch link={link} />}
        {isAlone && children}
        {isLeader ? <PassLead link={link} snapshot={snapshot} /> : <Follow link={link} snapshot={snapshot} replay={replay} />}
        <Way icon="close" label={isLeader ? together.end : t.value.close} onPress={() => closeReplay(link)} />
      </div>
    </section>
  );
}

interface WayProps {
  readonly icon: IconName;
  readonly label: string;
  /** `true` if others wait for it. */
  readonly isCall?: boolean;
  readonly onPress: () => void;
}

/** A button of the bar. On small phones it shows its icon alone. */
function Way({ icon, label, isCall = false, onPress }: WayProps) {
  return (
    <button type="button" class={isCall ? 'together-way is-call' : 'together-way'} onClick={onPress}>
      <Icon name={icon} />
      <span title={label}>{label}</span>
    </button>
  );
}

function leaderNews(snapshot: Snapshot): string {
  const name = leaderName(snapshot);
  return isLeaderAway(snapshot) ? t.value.away.isAway(name) : t.value.together.shows(name);
}

function isCalledToRematch({ seat, ready, me }: Snapshot): boolean {
  return seat !== null && ready.length > 0 && !ready.includes(me);
}

function rematchNews({ seats, ready }: Snapshot): string {
  const names = seats.filter(({ person }) => person !== 0 && ready.includes(person)).map(({ name }) => name);
  return t.value.together.rematch(listed(names), names.length);
}

/** Leads from the replay to the next game, which closes the replay as it begins: the player is ready for it. */
function Rematch({ link }: Pick<RoomProps, 'link'>) {
  const come = () => void askTable(link, 'rematch', undefined);
  return <Way icon="play" label={t.value.result.rematch} isCall onPress={come} />;
}

function Follow({ link, snapshot, replay }: FollowProps) {
  const { goAlone, join, start } = t.value.together;
  const follows = isFollowing(snapshot);
  const lead = () => void askTable(link, 'showReplay', replay.state.peek());
  if (snapshot.sharedReplay === null && !canLead(snapshot)) return null;
  const way: WayProps =
    snapshot.sharedReplay === null
      ? { icon: 'people', label: start, onPress: lead }
      : follows
        ? { icon: 'person', label: goAlone, onPress: () => replay.run({ do: 'pause' }) }
        : { icon: 'people', label: join(leaderName(snapshot)), isCall: true, onPress: followLeader };
  return <Way {...way} />;
}

/** Passes the lead to someone else at the table. Spectators in separate rooms only follow. */
function PassLead({ link, snapshot }: RoomProps) {
  const isAsking = useSignal(false);
  const others = othersHere(snapshot);
  const { pass, passTitle } = t.value.together;
  const close = () => (isAsking.value = false);
  if (others.length === 0) return null;
  return (
    <>
      <Way icon="people" label={pass} onPress={() => (isAsking.value = true)} />
      <Dialog title={passTitle} open={isAsking.value} onClose={close} class="narrow">
        <ul class="together-people stack">
          {others.map(({ person, name }) => (
            <li key={person}>
              <button type="button" class="second" onClick={() => void askTable(link, 'passReplay', { person }).then(close)}>
                <Icon name="person" />
                <bdi>{name}</bdi>
              </button>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
