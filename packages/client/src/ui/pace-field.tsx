import { LONGEST_WAIT, PACES, type Pace, timesAt } from '@hundredfold/shared/protocol/pace.ts';
import { useId } from 'preact/hooks';
import { words } from '../words/index.ts';

interface PaceFieldProps {
  readonly pace: Pace;
  readonly onChoose: (pace: Pace) => void;
}

/** How long one may think over a move at this table. */
export function PaceField({ pace, onChoose }: PaceFieldProps) {
  const id = useId();
  const said = words.value.pace;
  return (
    <fieldset class="option" aria-describedby={id}>
      <legend>{said.label}</legend>
      <div class="pegs wide pace-pegs">
        {PACES.map((each) => (
          <label key={each} class="peg">
            <input type="radio" name={id} checked={each === pace} onChange={() => onChoose(each)} />
            <span>{said[each]}</span>
          </label>
        ))}
      </div>
      <p id={id} class="hint">
        {paceAbout(pace)}
      </p>
    </fieldset>
  );
}

/** What a pace means, in one sentence. */
export function paceAbout(pace: Pace): string {
  const { freeAbout, about } = words.value.pace;
  const { move, bank } = timesAt(pace);
  return pace === 'free' ? freeAbout(LONGEST_WAIT) : about(move, bank);
}
