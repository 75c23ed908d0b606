import { type OptionValue, type OptionValues, optionsThatMatter } from '@hundredfold/shared/core/options.ts';
import { type GameTerms, TERMS } from '@hundredfold/shared/games/terms.ts';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { gameWords, summary } from '../words/abouts.ts';
import { words } from '../words/index.ts';
import { OptionField } from './option-field.tsx';

/** As many as sit down most often: you and three friends. */
const USUAL_SEATS = 4;

export function usualSeats({ seats: { min, max } }: GameTerms): number {
  return Math.max(min, Math.min(max, USUAL_SEATS));
}

interface GameFieldProps {
  readonly game: GameTerms;
  readonly onChoose: (game: GameTerms) => void;
}

/** What is played, by name alone. */
export function GameField({ game, onChoose }: GameFieldProps) {
  const id = useId();
  return (
    <fieldset class="option">
      <legend>{words.value.start.games}</legend>
      <div class="pegs">
        {TERMS.map((each) => (
          <label key={each.id} class="peg">
            <input type="radio" name={id} checked={each.id === game.id} onChange={() => onChoose(each)} />
            <span>{gameWords(each.id).name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SeatsFieldProps {
  readonly game: GameTerms;
  readonly seats: number;
  /** What there is to say of so many, where it is something else than usual. */
  readonly about?: string;
  readonly onChoose: (seats: number) => void;
}

/** How many play, where a game leaves it open; one plays alone. */
export function SeatsField({ game, seats, about, onChoose }: SeatsFieldProps) {
  const id = useId();
  const { min, max } = game.seats;
  const { start } = words.value;
  const possible = Array.from({ length: max - min + 1 }, (_, more) => min + more);
  if (possible.length === 1) return null;
  return (
    <fieldset class="option" aria-describedby={id}>
      <legend>{start.seats}</legend>
      <div class="pegs seats-pegs">
        {possible.map((each) => (
          <label key={each} class={each === 1 ? 'peg alone' : 'peg'}>
            <input type="radio" name={id} checked={each === seats} onChange={() => onChoose(each)} />
            <span>{each === 1 ? start.alone : each}</span>
          </label>
        ))}
      </div>
      <p id={id} class="hint">
        {about ?? (seats === 1 ? start.aloneAbout : start.seatsAbout)}
      </p>
    </fieldset>
  );
}

interface OptionsProps {
  readonly game: GameTerms;
  readonly seats: number;
  readonly options: OptionValues;
  readonly onChange: (options: OptionValues) => void;
  /** What else there is to say of it: in a few words, and the field. */
  readonly more?: { readonly summary: string; readonly field: ComponentChildren };
}

/** How a game is played, folded to a line until somebody asks for it. */
export function Options({ game, seats, options, onChange, more }: OptionsProps) {
  const said = gameWords(game.id);
  const kinds = optionsThatMatter(game.options, seats);
  const some = Object.keys(kinds).length > 0 || more !== undefined;
  if (!some) return null;
  return (
    <details class="fold">
      <summary>
        <span class="fold-title">{words.value.start.options}</span>
        <span class="fold-summary">{summary(kinds, said, options, more?.summary)}</span>
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
