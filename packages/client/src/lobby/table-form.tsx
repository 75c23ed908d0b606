import type { Game } from '@hundredfold/shared/core/game.ts';
import { defaultOptions, type OptionValues } from '@hundredfold/shared/core/options.ts';
import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import { madeTableSchema, type NewTable } from '@hundredfold/shared/protocol/http.ts';
import type { Pace } from '@hundredfold/shared/protocol/pace.ts';
import { type Signal, useSignal } from '@preact/signals';
import * as v from 'valibot';
import { browserSecret } from '../net/secret.ts';
import { arrival } from '../ui/arrival.ts';
import { PaceField } from '../ui/pace-field.tsx';
import { lendName } from '../ui/person.ts';
import { go, tablePath } from '../ui/route.ts';
import { Switch } from '../ui/switch.tsx';
import { Options, SeatsField, usualSeats } from '../ui/terms.tsx';
import { words } from '../words/index.ts';
import { GamePicker } from './game-picker.tsx';

type Trouble = 'too-many' | 'failed' | 'making' | null;

/** The placard from which a table is made: one press with everything as usual. */
export function TableForm({ game }: { readonly game: Signal<Game | undefined> }) {
  const options = useSignal<OptionValues>(defaultOptions(game.value?.options ?? {}));
  const seats = useSignal(game.value === undefined ? 0 : usualSeats(game.value));
  const open = useSignal(false);
  const pace = useSignal<Pace>('free');
  const trouble = useSignal<Trouble>(null);
  const { start } = words.value;
  if (game.value === undefined) return null;

  const choose = (chosen: Game) => {
    game.value = chosen;
    options.value = defaultOptions(chosen.options);
    seats.value = usualSeats(chosen);
  };
  const submit = async (event: SubmitEvent & { readonly currentTarget: HTMLFormElement }) => {
    event.preventDefault();
    const wrong = event.currentTarget.querySelector<HTMLElement>('[aria-invalid=true]');
    if (wrong !== null) return wrong.focus();
    if (trouble.value === 'making' || game.value === undefined) return;
    trouble.value = 'making';
    const play = event.submitter?.dataset.play !== undefined;
    trouble.value = await openNewTable(play, {
      game: game.value.id,
      options: options.value,
      seats: seats.value,
      open: open.value,
      pace: seats.value === 1 ? 'free' : pace.value,
      key: browserSecret(),
    });
  };
  const alone = seats.value === 1;
  return (
    <form class="paper placard new-table" onSubmit={submit} noValidate>
      <GamePicker chosen={game.value} onChoose={choose} />
      <SeatsField game={game.value} seats={seats.value} onChoose={(chosen) => (seats.value = chosen)} />
      <Options
        game={game.value}
        seats={seats.value}
        options={options.value}
        onChange={(changed) => (options.value = changed)}
        {...(alone ? {} : { more: paceOption(pace) })}
      />
      <Switch
        label={start.open}
        about={alone ? start.openAloneAbout : start.openAbout}
        on={open.value}
        onSwitch={(on) => (open.value = on)}
      />
      <MakeButton alone={alone} trouble={trouble.value} />
    </form>
  );
}

function paceOption(pace: Signal<Pace>) {
  return {
    summary: words.value.pace[pace.value],
    field: <PaceField pace={pace.value} onChoose={(chosen) => (pace.value = chosen)} />,
  };
}

function MakeButton({ alone, trouble }: { readonly alone: boolean; readonly trouble: Trouble }) {
  const { start } = words.value;
  return (
    <>
      <div class="make-ways">
        <button type="submit" class="main tall" aria-disabled={trouble === 'making'}>
          {trouble === 'making' ? start.making : alone ? start.play : start.make}
        </button>
        {!alone && (
          <button type="submit" class="second tall" data-play aria-disabled={trouble === 'making'}>
            {start.playNow}
          </button>
        )}
      </div>
      <p class="wrong" role="alert">
        {trouble === 'too-many' && start.tooMany}
        {trouble === 'failed' && start.failed}
      </p>
    </>
  );
}

/** Makes a table and goes there to sit down, and to play against bots if that is wanted; or what stood in the way. */
async function openNewTable(play: boolean, wish: Parameters<typeof makeTable>[0]): Promise<Trouble> {
  const made = await makeTable(wish);
  if (!made.ok) return made.refusal;
  arrival.value = { code: made.value, sit: true, play };
  if (play || wish.seats === 1) lendName(made.value, words.value.name.suggestions);
  go(tablePath(made.value));
  return null;
}

/** Asks the house for a table; answered with its code. */
async function makeTable(wish: NewTable): Promise<Result<string, 'too-many' | 'failed'>> {
  try {
    const reply = await fetch('/api/tables', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(wish),
    });
    if (reply.status === 429) return refused('too-many');
    return reply.ok ? accepted(v.parse(madeTableSchema, await reply.json()).code) : refused('failed');
  } catch {
    return refused('failed');
  }
}
