import { EVENING_ANSWERS, type GroupEvening as Evening, type EveningAnswer } from '@hundredfold/shared/protocol/group-evening.ts';
import type { GroupMember } from '@hundredfold/shared/protocol/groups.ts';
import { useSignal } from '@preact/signals';
import { useId, useRef } from 'preact/hooks';
import { spokenAppointment, t } from '../../i18n/index.ts';
import { saveFile } from '../../lib/save-file.ts';
import { pageAddress } from '../../net/app-address.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PersonButtons } from '../../ui/person-buttons.tsx';
import { groupPath } from '../../ui/route.ts';
import { TextButton } from '../../ui/text-button.tsx';
import { useFocusOnLoss } from '../../ui/use-focus-on-loss.ts';
import { changeGroup, type GroupProps, membershipIn } from './change-group.ts';
import { eveningCalendar } from './evening-calendar.ts';
import { localTime } from './evening-time.ts';
import { ProposeEvening } from './propose-evening.tsx';
import './group-evening.css';

/** The number of people who are shown by name under an answer. */
const MAX_NAMES = 8;

/** The next evening of a group, the times that are proposed for it, or the way to propose some. */
export function GroupEvening({ group, onChange }: GroupProps) {
  const isProposing = useSignal(false);
  const place = useRef<HTMLElement>(null);
  useFocusOnLoss(place);
  const { evening } = group;
  const texts = t.value.evenings;
  return (
    <section ref={place} class="group-evening" aria-label={texts.next}>
      {evening === undefined ? (
        <TextButton class="second" label={texts.plan} onClick={() => (isProposing.value = true)} />
      ) : (
        <PlannedEvening group={group} evening={evening} onChange={onChange} />
      )}
      <Dialog title={texts.plan} open={isProposing.value} onClose={() => (isProposing.value = false)} class="narrow">
        <ProposeEvening group={group} onChange={onChange} onProposed={() => (isProposing.value = false)} />
      </Dialog>
    </section>
  );
}

interface EveningProps extends GroupProps {
  readonly evening: Evening;
}

function PlannedEvening({ group, evening, onChange }: EveningProps) {
  const texts = t.value.evenings;
  const { by, isFixed, canCancel, times } = evening;
  const proposer = group.members.find(({ id }) => id === by);
  const [first] = times;
  const cancelling = isFixed
    ? { label: texts.cancel, question: { title: texts.cancelSure, text: texts.cancelAbout } }
    : { label: texts.withdraw, question: { title: texts.withdrawSure, text: texts.cancelAbout } };
  const cancel = () => changeGroup({ ...membershipIn(group), evening: { cancel: true } }, onChange);
  return (
    <div class="surface panel">
      <div>
        <h2>{isFixed ? texts.next : texts.proposal}</h2>
        {!isFixed && proposer !== undefined && (
          <p class="hint">{proposer.isYou ? texts.proposedByYou : texts.proposedBy(proposer.name)}</p>
        )}
      </div>
      {times.map((time) => (
        <EveningTime key={time.at} time={time} group={group} evening={evening} onChange={onChange} />
      ))}
      <div class="wrap evening-ways">
        {isFixed && first !== undefined && (
          <TextButton class="second" label={texts.calendar} onClick={() => saveEvening(group, first.at)} />
        )}
        {canCancel && <PersonButtons actions={[{ id: 'cancel', ...cancelling, press: cancel }]} />}
      </div>
    </div>
  );
}

function EveningTime({ time, group, evening, onChange }: EveningProps & { readonly time: Evening['times'][number] }) {
  const id = useId();
  /** The own answer until the server has it. */
  const pressed = useSignal<EveningAnswer | null>(null);
  const texts = t.value.evenings;
  const { at, canFix, answers } = time;
  const when = spokenAppointment(at);
  const membersWho = (said: EveningAnswer): readonly GroupMember[] =>
    answers.flatMap(({ member, answer }) => (answer === said ? group.members.filter((each) => each.id === member) : []));
  const answer = async (said: EveningAnswer) => {
    pressed.value = said;
    await changeGroup({ ...membershipIn(group), evening: { time: at, answer: said } }, onChange);
    pressed.value = null;
  };
  const isOneOfSeveral = evening.times.length > 1;
  const question = isOneOfSeveral ? { title: texts.fixSure, text: texts.fixAbout(when) } : undefined;
  const fix = () => changeGroup({ ...membershipIn(group), evening: { fix: at } }, onChange);
  return (
    <fieldset class="evening-time stack" aria-labelledby={id}>
      <h3 id={id}>
        <time dateTime={new Date(at).toISOString()}>{when}</time>
      </h3>
      <ul class="evening-answers">
        {EVENING_ANSWERS.map((said) => {
          const members = membersWho(said);
          const isOwn = pressed.value === null ? members.some(({ isYou }) => isYou) : pressed.value === said;
          return (
            <li key={said}>
              <button type="button" class="evening-answer" aria-pressed={isOwn} onClick={() => void answer(said)}>
                {texts.answers[said]} {members.length > 0 && <span>{members.length}</span>}
              </button>
              <Names members={members} areUnseen={isOneOfSeveral} />
            </li>
          );
        })}
      </ul>
      {canFix && (
        <PersonButtons actions={[{ id: 'fix', label: texts.fix, about: when, ...(question && { question }), press: fix }]} />
      )}
    </fieldset>
  );
}

interface NamesProps {
  readonly members: readonly GroupMember[];
  /** `true` if avatars alone are shown, so that several times have room. */
  readonly areUnseen: boolean;
}

function Names({ members, areUnseen }: NamesProps) {
  if (members.length === 0) return null;
  return (
    <ul class={areUnseen ? 'evening-names wrap' : 'evening-names stack'}>
      {members.slice(0, MAX_NAMES).map(({ id, name, seal }) => (
        <li key={id} class="row" title={name}>
          <Avatar avatar={seal} />
          <bdi class={areUnseen ? 'unseen' : 'truncated'}>{name}</bdi>
        </li>
      ))}
      {members.length > MAX_NAMES && <li>{t.value.evenings.furtherPeople(members.length - MAX_NAMES)}</li>}
    </ul>
  );
}

function saveEvening(group: GroupProps['group'], at: number): void {
  const calendar = eveningCalendar({ group, at, address: pageAddress() + groupPath(group.id), now: Date.now() });
  saveFile(`hundredfold-${localTime(at).slice(0, 10)}.ics`, [calendar], 'text/calendar');
}
