import type { Game } from '@hundredfold/shared/core/game.ts';
import { useId } from 'preact/hooks';
import { words } from '../words/index.ts';

/** As many as sit down most often: you and three friends. */
const USUAL_SEATS = 4;

export function usualSeats({ seats: { min, max } }: Game): number {
  return Math.max(min, Math.min(max, USUAL_SEATS));
}

interface SeatsFieldProps {
  readonly game: Game;
  readonly seats: number;
  readonly onChoose: (seats: number) => void;
}

/** How many play, where a game leaves it open; one plays alone. */
export function SeatsField({ game, seats, onChoose }: SeatsFieldProps) {
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
        {seats === 1 ? start.aloneAbout : start.seatsAbout}
      </p>
    </fieldset>
  );
}
