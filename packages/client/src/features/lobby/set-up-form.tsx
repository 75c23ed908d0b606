import type { ComponentChildren } from 'preact';
import { firstTexts as t } from '../../i18n/first.ts';
import { type NewTableError, useNewTable } from '../../net/new-table.ts';
import { GameOptions, SeatsField, type SetUp } from '../../ui/game-options-form.tsx';
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

export function SetUpForm({ setUp, fewestSeats, more, label, onSubmit, children }: SetUpFormProps) {
  const { make, isMaking, trouble } = useNewTable();
  const { game, seats, options, change } = setUp;
  const submit = (event: SubmitEvent & { readonly currentTarget: HTMLFormElement }) => {
    event.preventDefault();
    if (!isMaking && !focusOnWrong(event.currentTarget)) void make(onSubmit);
  };
  return (
    <form class="new-table" onSubmit={submit} noValidate>
      {children}
      <SeatsField game={game} seats={seats} fewest={fewestSeats} onChoose={(chosen) => change({ seats: chosen })} />
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
        {trouble}
      </p>
    </form>
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
