import { LONGEST_WAIT, PACES, type Pace, timesAt } from '@hundredfold/shared/protocol/pace.ts';
import { useId } from 'preact/hooks';
import { words } from '../words/index.ts';

interface PaceFieldProps<Chosen extends Pace> {
  readonly pace: Chosen;
  readonly onChoose: (pace: Chosen) => void;
  /** What there is to choose from; left out where it is any pace. */
  readonly paces?: readonly Chosen[];
  readonly isOff?: boolean;
}

/** How long one may think over a move at this table. */
export function PaceField<Chosen extends Pace = Pace>({ pace, onChoose, paces, isOff = false }: PaceFieldProps<Chosen>) {
  const id = useId();
  const said = words.value.pace;
  return (
    <fieldset class="option" aria-describedby={id} disabled={isOff}>
      <legend>{said.label}</legend>
      <div class="pegs wide pace-pegs">
        {(paces ?? (PACES as readonly Pace[] as readonly Chosen[])).map((each) => (
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
