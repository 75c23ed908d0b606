import type { Game } from '@hundredfold/shared/core/game.ts';
import { hasHands, WATCHES, type Watching } from '@hundredfold/shared/protocol/watch.ts';
import { useId } from 'preact/hooks';
import { watchWords } from './words.ts';

/** The delays that are offered, in turns. */
const DELAYS = [4, 8, 16, 40];

interface WatchFieldProps {
  readonly game: Game;
  readonly watching: Watching;
  readonly onChoose: (watching: Watching) => void;
}

/** Who may watch at a table, and what they see. */
export function WatchField({ game, watching, onChoose }: WatchFieldProps) {
  const id = useId();
  const said = watchWords.value;
  const offered = WATCHES.filter((watch) => watch === 'none' || watch === 'public' || hasHands(game));
  return (
    <>
      <fieldset class="option" aria-describedby={id}>
        <legend>{said.title}</legend>
        <div class="pegs">
          {offered.map((watch) => (
            <label key={watch} class="peg">
              <input
                type="radio"
                name={id}
                checked={watch === watching.watch}
                onChange={() => onChoose({ ...watching, watch })}
              />
              <span>{said.choices[watch]}</span>
            </label>
          ))}
        </div>
        <p id={id} class="hint">
          {said.about[watching.watch]}
        </p>
      </fieldset>
      {watching.watch === 'late' && (
        <fieldset class="option">
          <legend>{said.delay}</legend>
          <div class="pegs">
            {DELAYS.map((delay) => (
              <label key={delay} class="peg">
                <input
                  type="radio"
                  name={`${id}-delay`}
                  checked={delay === watching.delay}
                  onChange={() => onChoose({ ...watching, delay })}
                />
                <span>{delay}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
}
