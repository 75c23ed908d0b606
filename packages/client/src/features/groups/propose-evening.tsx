import { MAX_EVENING_AHEAD_MS, MAX_PROPOSED_TIMES } from '@hundredfold/shared/protocol/group-evening.ts';
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { IconButton, TextButton } from '../../ui/text-button.tsx';
import { useFocusOnLoss } from '../../ui/use-focus-on-loss.ts';
import { changeGroup, type GroupProps, membershipIn } from './change-group.ts';
import { dayAfter, localTime, momentOf, offeredTime } from './evening-time.ts';

/** The form in which a member proposes times for the next evening. */
export function ProposeEvening({ group, onChange, onProposed }: GroupProps & { readonly onProposed: () => void }) {
  const times = useSignal<readonly string[]>([offeredTime(group.lastEvening, Date.now())]);
  const isWrong = useSignal(false);
  const form = useRef<HTMLFormElement>(null);
  useFocusOnLoss(form);
  const texts = t.value.evenings;
  const propose = async (event: SubmitEvent) => {
    event.preventDefault();
    const moments = times.peek().flatMap((time) => momentOf(time) ?? []);
    const now = Date.now();
    isWrong.value = moments.length < times.peek().length || moments.some((at) => at <= now || at > now + MAX_EVENING_AHEAD_MS);
    if (isWrong.peek()) return;
    if (await changeGroup({ ...membershipIn(group), evening: { propose: [...new Set(moments)] } }, onChange)) onProposed();
  };
  const first = localTime(Date.now());
  return (
    <form ref={form} class="stack" onSubmit={(event) => void propose(event)} noValidate>
      <p>{texts.proposeAbout}</p>
      {times.value.map((time, index) => (
        <div key={index} class="row">
          <input
            type="datetime-local"
            aria-label={texts.time(index + 1)}
            value={time}
            min={first}
            onInput={({ currentTarget }) => (times.value = times.peek().with(index, currentTarget.value))}
          />
          {times.value.length > 1 && (
            <IconButton
              class="glyph"
              icon="bin"
              label={texts.removeTime(index + 1)}
              onClick={() => (times.value = times.peek().toSpliced(index, 1))}
            />
          )}
        </div>
      ))}
      {times.value.length < MAX_PROPOSED_TIMES && (
        <p>
          <TextButton
            class="quiet"
            label={texts.anotherTime}
            onClick={() => (times.value = [...times.peek(), nextAfter(times.peek())])}
          />
        </p>
      )}
      <p class="hint">{texts.zoneAbout}</p>
      <p class="wrong" role="alert">
        {isWrong.value && texts.wrongTime}
      </p>
      <p class="buttons">
        <TextButton class="main" label={texts.propose} type="submit" />
      </p>
    </form>
  );
}

/** Returns the day after the last of some times that are complete. */
function nextAfter(times: readonly string[]): string {
  const last = times.findLast((time) => momentOf(time) !== null);
  return last === undefined ? offeredTime(undefined, Date.now()) : dayAfter(last);
}
