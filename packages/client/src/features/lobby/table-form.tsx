import { PACES, type Pace } from '@hundredfold/shared/protocol/pace.ts';
import { signal } from '@preact/signals';
import { firstTexts as t } from '../../i18n/first.ts';
import { SUMMARY_SEPARATOR } from '../../i18n/game-texts.ts';
import { storedChoice } from '../../lib/stored.ts';
import { useOwnName } from '../../net/account/use-own-name.tsx';
import { type NewTableError, openNewTable } from '../../net/new-table.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import type { PaceFieldProps } from '../../ui/pace-field.tsx';
import { Switch } from '../../ui/switch.tsx';
import { SetUpForm, type SetUpProps } from './set-up-form.tsx';

const PaceField = lazyComponent<PaceFieldProps<Pace>>(async () => (await import('../../ui/pace-field.tsx')).PaceField);

const pace = storedChoice<Pace>('pace', PACES, 'free');
/** `true` if the table is to be public. This is not stored, so that nobody opens a table to strangers by an old choice. */
const isPublic = signal(false);

/** Creates a table to which the user invites others. A game for one player starts at once, and others may watch. */
export function TableForm({ setUp }: SetUpProps) {
  const name = useOwnName();
  const { game, options } = setUp;
  const seats = Math.max(setUp.seats, Math.min(2, game.seats.max));
  const isAlone = seats === 1;
  const { start } = t.value;
  const begin = async (): Promise<NewTableError> => {
    if (!name.keep()) return null;
    const chosen = { open: isPublic.value, pace: isAlone ? 'free' : pace.value };
    return openNewTable(false, { game: game.id, options, seats, ...chosen });
  };
  const parts = [isAlone ? '' : t.value.pace[pace.value], isPublic.value ? start.open : ''];
  const more = {
    summary: parts.filter((text) => text !== '').join(SUMMARY_SEPARATOR),
    field: (
      <>
        {!isAlone && <PaceField pace={pace.value} onChoose={(chosen) => (pace.value = chosen)} />}
        <Switch
          label={start.open}
          about={isAlone ? start.openAloneAbout : start.openAbout}
          on={isPublic.value}
          onSwitch={(on) => (isPublic.value = on)}
        />
      </>
    ),
  };
  return (
    <SetUpForm setUp={{ ...setUp, seats }} fewestSeats={2} more={more} label={start.make} onSubmit={begin}>
      {name.field}
    </SetUpForm>
  );
}
