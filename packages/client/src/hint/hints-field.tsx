import { HINTS, type Hints } from '@hundredfold/shared/protocol/hints.ts';
import { useId } from 'preact/hooks';
import { hintWords } from './words.ts';

interface HintsFieldProps {
  readonly hints: Hints;
  readonly onChoose: (hints: Hints) => void;
}

/** Who may ask what a bot would do. */
export function HintsField({ hints, onChoose }: HintsFieldProps) {
  const id = useId();
  const said = hintWords.value;
  return (
    <fieldset class="option" aria-describedby={id}>
      <legend>{said.title}</legend>
      <div class="pegs">
        {HINTS.map((each) => (
          <label key={each} class="peg">
            <input type="radio" name={id} checked={each === hints} onChange={() => onChoose(each)} />
            <span>{said.choices[each]}</span>
          </label>
        ))}
      </div>
      <p id={id} class="hint">
        {said.stated[hints]}
      </p>
    </fieldset>
  );
}
