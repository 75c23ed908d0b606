import type { GameTerms } from '@hundredfold/shared/games/terms.ts';
import { PACES, type Pace } from '@hundredfold/shared/protocol/pace.ts';
import { type Signal, useSignal } from '@preact/signals';
import { SUMMARY_SEPARATOR } from '../../i18n/game-texts.ts';
import { t } from '../../i18n/index.ts';
import { keepSetUp } from '../../lib/last-set-up.ts';
import { storedChoice } from '../../lib/stored.ts';
import { type NewTableError, newTableErrorText, openNewTable, playAlone } from '../../net/new-table.ts';
import { GameOptions, SeatsField, useSetUp } from '../../ui/game-options-form.tsx';
import { focusOnWrong } from '../../ui/option-field.tsx';
import { PaceField } from '../../ui/pace-field.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { GamePicker } from './game-picker.tsx';

const pace = storedChoice<Pace>('pace', PACES, 'free');

interface TableFormProps {
  readonly game: Signal<GameTerms>;
  /** `true` if the table is to be public. */
  readonly open: Signal<boolean>;
}

/** The form that creates a table. It starts with the settings of the last time, so that one press is enough. */
export function TableForm({ game, open }: TableFormProps) {
  const { seats, options, choose } = useSetUp(game);
  const trouble = useSignal<NewTableError>(null);
  const { start } = t.value;
  const alone = seats.value === 1;
  const submit = async (event: SubmitEvent & { readonly currentTarget: HTMLFormElement }) => {
    event.preventDefault();
    if (focusOnWrong(event.currentTarget) || trouble.value === 'making') return;
    trouble.value = 'making';
    keepSetUp(game.value.id, { seats: seats.value, options: options.value });
    const setUp = { game: game.value.id, options: options.value, seats: seats.value };
    const more = { open: open.value, pace: alone ? 'free' : pace.value };
    const play = alone || event.submitter?.dataset.play !== undefined;
    trouble.value = await (play ? playAlone(setUp, more) : openNewTable(false, { ...setUp, ...more }));
  };
  return (
    <form class="new-table" onSubmit={submit} noValidate>
      <GamePicker chosen={game.value} onChoose={choose} />
      <SeatsField game={game.value} seats={seats.value} onChoose={(chosen) => (seats.value = chosen)} />
      <GameOptions
        game={game.value}
        seats={seats.value}
        options={options.value}
        onChange={(changed) => (options.value = changed)}
        more={{
          summary: [alone ? '' : t.value.pace[pace.value], open.value ? start.open : '']
            .filter((text) => text !== '')
            .join(SUMMARY_SEPARATOR),
          field: (
            <>
              {!alone && <PaceField pace={pace.value} onChoose={(chosen) => (pace.value = chosen)} />}
              <Switch
                label={start.open}
                about={alone ? start.openAloneAbout : start.openAbout}
                on={open.value}
                onSwitch={(on) => (open.value = on)}
              />
            </>
          ),
        }}
      />
      <MakeButton alone={alone} trouble={trouble.value} />
    </form>
  );
}

function MakeButton({ alone, trouble }: { readonly alone: boolean; readonly trouble: NewTableError }) {
  const { making, make, play, playNow } = t.value.start;
  const isMaking = trouble === 'making';
  const label = isMaking ? making : alone ? play : make;
  return (
    <>
      <div class="form-actions wrap">
        <TextButton class="main tall" label={label} type="submit" aria-disabled={isMaking} />
        {!alone && <TextButton class="second tall" label={playNow} type="submit" data-play aria-disabled={isMaking} />}
      </div>
      <p class="wrong" role="alert">
        {newTableErrorText(trouble)}
      </p>
    </>
  );
}
