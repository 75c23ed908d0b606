import { legal, type RummyView } from '@hundredfold/shared/games/hundred-rummy/view.ts';
import { placed } from '../../table/geometry/placed.ts';
import type { DecidingOf } from '../../table/staging.ts';
import { groundOf } from './lie.ts';
import { rummyWords } from './words.ts';

/** Where the total is said, once it is a hundred at the beginning of the own turn (rule 4.4). */
export function ScoreButton({ view, frame, act }: DecidingOf<RummyView>) {
  const score = legal(view).find(({ type }) => type === 'score');
  if (score === undefined) return null;
  const { tally } = groundOf(frame);
  const press = (button: HTMLElement): void => {
    // The button goes away; the keyboard goes on from the piles.
    if (document.activeElement === button) button.closest('.table')?.querySelector<HTMLElement>('.target[tabindex="0"]')?.focus();
    act(score);
  };
  return (
    <p class={`tally${frame.form === 'low' ? ' is-beside' : ''}`} style={placed(tally)}>
      <button type="button" class="tally-pill is-hundred score-go" onClick={({ currentTarget }) => press(currentTarget)}>
        <small>{rummyWords.value.score}</small> <strong>100</strong>
      </button>
    </p>
  );
}
