import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { type NewTableError, newTableErrorText } from '../../net/new-table.ts';
import { GameOptions, type SetUp } from '../../ui/game-options-form.tsx';
import { TextButton } from '../../ui/text-button.tsx';

export interface SetUpProps {
  readonly setUp: SetUp;
}

interface SetUpFormProps extends SetUpProps {
  readonly fewestSeats: number;
  /** Options besides those of the game. */
  readonly more?: Parameters<typeof GameOptions>[0]['more'];
  readonly label: string;
  readonly onSubmit: () => Promise<NewTableError>;
  readonly children?: ComponentChildren;
}

/** The number of players, the options, and the button that begins. */
export function SetUpForm({ setUp, fewestSeats, more, label, onSubmit, children }: SetUpFormProps) {
  const trouble = useSignal<NewTableError>(null);
  const { game, seats, options, change } = setUp;
  const isMaking = trouble.value === 'making';
  const submit = async (event: SubmitEvent & { readonly currentTarget: HTMLFormElement }) => {
    event.preventDefault();
    if (isMaking || focusOnWrong(event.currentTarget)) return;
    trouble.value = 'making';
    trouble.value = await onSubmit();
  };
  return (
    <form class="new-table" onSubmit={submit} noValidate>
      {children}
      <SeatsSelect setUp={setUp} fewest={fewestSeats} />
      <GameOptions
        game={game}
        seats={seats}
        options={options}
        onChange={(changed) => change({ options: changed })}
        {...(more && { more })}
      />
      <div class="form-actions wrap">
        <TextButton class="main tall" label={isMaking ? t.value.start.making : label} type="submit" aria-disabled={isMaking} />
      </div>
      <p class="wrong" role="alert">
        {newTableErrorText(trouble.value)}
      </p>
    </form>
  );
}

function SeatsSelect({ setUp: { game, seats, change }, fewest }: SetUpProps & { readonly fewest: number }) {
  const id = useId();
  const { start } = t.value;
  const least = Math.max(fewest, game.seats.min);
  if (game.seats.max === 1) return null;
  return (
    <div class="option">
      <label for={id}>{start.seats}</label>
      <select id={id} value={seats} onChange={(event) => change({ seats: Number(event.currentTarget.value) })}>
        {Array.from({ length: game.seats.max - least + 1 }, (_, more) => least + more).map((each) => (
          <option key={each} value={each}>
            {each === 1 ? start.alone : each}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Focuses the first invalid field of a form, which may be folded away, and returns whether there is one. */
export function focusOnWrong(form: HTMLFormElement): boolean {
  const wrong = form.querySelector<HTMLElement>('[aria-invalid=true]');
  const fold = wrong?.closest('details');
  if (fold) fold.open = true;
  wrong?.focus();
  return wrong !== null;
}
