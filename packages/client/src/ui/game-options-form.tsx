import { type OptionValue, type OptionValues, optionsThatMatter } from '@hundredfold/shared/core/options.ts';
import type { GameTerms } from '@hundredfold/shared/games/terms.ts';
import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { summary } from '../i18n/game-texts.ts';
import { aboutGame, t } from '../i18n/index.ts';
import { draftSetUp, lastSetUp } from '../lib/last-set-up.ts';
import { Choice } from './choice.tsx';
import { OptionField } from './option-field.tsx';

/**
 * Returns the set-up of the selected game; it begins with the last one in this browser. The form shows it again if the user selects
 * another game, or something else on the page, and comes back.
 */
export function useSetUp(game: Signal<GameTerms>) {
  const last = useMemo(() => lastSetUp(game.peek()), []);
  const seats = useSignal(last.seats);
  const options = useSignal(last.options);
  const remember = (): void => draftSetUp(game.peek().id, { seats: seats.peek(), options: options.peek() });
  useEffect(() => remember, []);
  /** Selects another game with its last set-up. */
  const choose = (chosen: GameTerms): void => {
    remember();
    const { seats: wanted, options: how } = lastSetUp(chosen);
    game.value = chosen;
    options.value = how;
    seats.value = wanted;
  };
  return { seats, options, choose };
}

interface SeatsFieldProps {
  readonly game: GameTerms;
  readonly seats: number;
  readonly about?: string;
  readonly onChoose: (seats: number) => void;
}

export function SeatsField({ game, seats, about, onChoose }: SeatsFieldProps) {
  const { min, max } = game.seats;
  const { start } = t.value;
  if (min === max) return null;
  return (
    <Choice
      label={start.seats}
      of={Array.from({ length: max - min + 1 }, (_, more) => min + more)}
      chosen={seats}
      onChoose={onChoose}
      say={(each) => (each === 1 ? start.alone : each)}
      about={about ?? (seats === 1 ? start.aloneAbout : start.seatsAbout)}
      row={min === 1 ? 'seats alone' : 'seats'}
    />
  );
}

interface OptionsProps {
  readonly game: GameTerms;
  readonly seats: number;
  readonly options: OptionValues;
  readonly onChange: (options: OptionValues) => void;
  readonly more?: { readonly summary: string; readonly field: ComponentChildren };
}

export function GameOptions({ game, seats, options, onChange, more }: OptionsProps) {
  const said = aboutGame(game.id);
  const kinds = optionsThatMatter(game.options, seats);
  if (Object.keys(kinds).length === 0 && more === undefined) return null;
  return (
    <details class="fold">
      <summary>
        <span class="fold-title">{t.value.start.options}</span>
        <span class="fold-summary hint">{summary(kinds, said, options, more?.summary)}</span>
      </summary>
      {Object.entries(kinds).map(([name, kind]) => (
        <OptionField
          key={`${game.id} ${name}`}
          kind={kind}
          said={said.options[name] ?? { label: name, about: '' }}
          value={options[name] ?? kind.default}
          onChoose={(value: OptionValue) => onChange({ ...options, [name]: value })}
        />
      ))}
      {more?.field}
    </details>
  );
}
