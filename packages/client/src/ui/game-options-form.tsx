import { type OptionValue, type OptionValues, optionsThatMatter } from '@hundredfold/shared/core/options.ts';
import type { GameTerms } from '@hundredfold/shared/games/terms.ts';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useId, useMemo } from 'preact/hooks';
import { aboutGame, firstTexts as t } from '../i18n/first.ts';
import { summary } from '../i18n/game-texts.ts';
import { type GameSetUp, keepSetUp, lastGame, lastSetUp } from '../lib/last-set-up.ts';
import { lazyComponent } from './lazy-component.tsx';
import type { FieldProps } from './option-field.tsx';
import { refusedChanges } from './refused-changes.ts';

export type SetUp = ReturnType<typeof useSetUp>;

/** Returns the chosen game and its set-up, as they were last in this browser. Each change is saved at once. */
export function useSetUp() {
  const game = useSignal<GameTerms>(useMemo(lastGame, []));
  const setUp = useSignal(useMemo(() => lastSetUp(game.peek()), []));
  const keep = (chosen: GameTerms, wanted: GameSetUp): void => {
    game.value = chosen;
    setUp.value = wanted;
    keepSetUp(chosen.id, wanted);
  };
  return {
    game: game.value,
    ...setUp.value,
    choose: (chosen: GameTerms) => keep(chosen, lastSetUp(chosen)),
    change: (changed: Partial<GameSetUp>) => keep(game.peek(), { ...setUp.peek(), ...changed }),
  };
}

interface SeatsFieldProps {
  readonly game: GameTerms;
  readonly seats: number;
  readonly fewest?: number;
  readonly onChoose: (seats: number) => void;
}

export function SeatsField({ game, seats, fewest = 1, onChoose }: SeatsFieldProps) {
  const id = useId();
  const { start } = t.value;
  const { max } = game.seats;
  const min = Math.max(fewest, game.seats.min);
  void refusedChanges.value;
  if (max === 1) return null;
  return (
    <div class="option">
      <label for={id}>{start.seats}</label>
      <select id={id} value={seats} onChange={(event) => onChoose(Number(event.currentTarget.value))}>
        {Array.from({ length: max - min + 1 }, (_, more) => min + more).map((each) => (
          <option key={each} value={each}>
            {each === 1 ? start.alone : each}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The fields load when the options are first opened: most players never open them. */
const OptionField = lazyComponent<FieldProps>(async () => (await import('./option-field.tsx')).OptionField);

interface OptionsProps {
  readonly game: GameTerms;
  readonly seats: number;
  readonly options: OptionValues;
  readonly onChange: (options: OptionValues) => void;
  readonly more?: { readonly summary: string; readonly field: ComponentChildren };
}

export function GameOptions({ game, seats, options, onChange, more }: OptionsProps) {
  const isUsed = useSignal(false);
  const said = aboutGame(game.id);
  const kinds = optionsThatMatter(game.options, seats);
  if (Object.keys(kinds).length === 0 && more === undefined) return null;
  return (
    <details class="fold" onToggle={() => (isUsed.value = true)}>
      <summary>
        <span class="fold-title">{t.value.start.options}</span>
        <span class="fold-summary hint">{summary(kinds, said, options, more?.summary)}</span>
      </summary>
      {isUsed.value &&
        Object.entries(kinds).map(([name, kind]) => (
          <OptionField
            key={`${game.id} ${name}`}
            kind={kind}
            said={said.options[name] ?? { label: name, about: '' }}
            value={options[name] ?? kind.default}
            onChoose={(value: OptionValue) => onChange({ ...options, [name]: value })}
          />
        ))}
      {isUsed.value && more?.field}
    </details>
  );
}
