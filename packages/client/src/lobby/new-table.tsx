import type { Game } from '@hundredfold/shared/core/game.ts';
import { defaultOptions, type OptionValue, type OptionValues } from '@hundredfold/shared/core/options.ts';
import { GAMES } from '@hundredfold/shared/games/index.ts';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { go, tablePath } from '../ui/route.ts';
import { Switch } from '../ui/switch.tsx';
import { gameWords } from '../words/abouts.ts';
import { words } from '../words/index.ts';
import { arrival } from './arrival.ts';
import { GamePicker } from './game-picker.tsx';
import { makeTable } from './make-table.ts';
import { OptionField } from './option-field.tsx';
import { summary } from './option-form.ts';

type Trouble = 'too-many' | 'failed' | 'making' | null;

/** The placard from which a table is made: one press with everything as usual. */
export function NewTable() {
  const game = useSignal<Game | undefined>(GAMES[0]);
  const options = useSignal<OptionValues>(defaultOptions(game.value?.options ?? {}));
  const open = useSignal(false);
  const trouble = useSignal<Trouble>(null);
  const { start } = words.value;
  if (game.value === undefined) return null;

  const choose = (chosen: Game) => {
    game.value = chosen;
    options.value = defaultOptions(chosen.options);
  };
  const submit = async (event: SubmitEvent & { readonly currentTarget: HTMLFormElement }) => {
    event.preventDefault();
    const wrong = event.currentTarget.querySelector<HTMLElement>('[aria-invalid=true]');
    if (wrong !== null) return wrong.focus();
    if (trouble.value === 'making' || game.value === undefined) return;
    trouble.value = 'making';
    trouble.value = await openNewTable({ game: game.value.id, options: options.value, open: open.value });
  };
  return (
    <form class="paper placard new-table" onSubmit={submit} noValidate>
      <GamePicker chosen={game.value} onChoose={choose} />
      <Options game={game.value} options={options.value} onChange={(changed) => (options.value = changed)} />
      <Switch label={start.open} about={start.openAbout} on={open.value} onSwitch={(on) => (open.value = on)} />
      <MakeButton trouble={trouble.value} />
    </form>
  );
}

function MakeButton({ trouble }: { readonly trouble: Trouble }) {
  const { start } = words.value;
  return (
    <>
      <button type="submit" class="main tall" aria-disabled={trouble === 'making'}>
        {trouble === 'making' ? start.making : start.make}
      </button>
      <p class="wrong" role="alert">
        {trouble === 'too-many' && start.tooMany}
        {trouble === 'failed' && start.failed}
      </p>
    </>
  );
}

/** Makes a table and goes there to sit down; or what stood in the way. */
async function openNewTable(wish: Parameters<typeof makeTable>[0]): Promise<Trouble> {
  const made = await makeTable(wish);
  if (!made.ok) return made.refusal;
  arrival.value = { code: made.value, sit: true };
  go(tablePath(made.value));
  return null;
}

interface OptionsProps {
  readonly game: Game;
  readonly options: OptionValues;
  readonly onChange: (options: OptionValues) => void;
}

/** Folded to a line where there is little room. */
function Options({ game, options, onChange }: OptionsProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  const said = gameWords(game.id);
  useEffect(() => {
    if (fold.current !== null) fold.current.open = matchMedia('(min-width: 60rem) and (min-height: 62rem)').matches;
  }, []);
  return (
    <details ref={fold} class="fold">
      <summary>
        <span class="fold-title">{words.value.start.options}</span>
        <span class="fold-summary">{summary(game.options, said, options)}</span>
      </summary>
      {Object.entries(game.options).map(([name, kind]) => (
        <OptionField
          key={`${game.id} ${name}`}
          kind={kind}
          said={said.options[name] ?? { label: name, about: '' }}
          value={options[name] ?? kind.default}
          onChoose={(value: OptionValue) => onChange({ ...options, [name]: value })}
        />
      ))}
    </details>
  );
}
