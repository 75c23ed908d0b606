import { PICTURES } from 'virtual:games/pictures';
import { TERMS } from '@hundredfold/shared/games/terms.ts';
import { useSignal } from '@preact/signals';
import { useEffect, useId } from 'preact/hooks';
import { aboutGame, firstTexts as t } from '../../i18n/first.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import type { SetUpProps } from './set-up-form.tsx';
import { LearnButton, RulesSheet } from './slots.ts';

/** The games as pictures, one of them chosen. The pictures load once the page is shown. */
export function GamePicker({ setUp: { game: chosen, choose } }: SetUpProps) {
  const name = useId();
  const isTime = useSignal(false);
  useEffect(() => whenIdle(() => (isTime.value = true)), []);
  return (
    <fieldset class="games">
      <legend class="unseen">{t.value.start.games}</legend>
      {TERMS.map((game) => {
        const { name: called, line } = aboutGame(game.id);
        const picture = PICTURES[game.id];
        return (
          <label key={game.id} class="game">
            <input type="radio" class="overlay-input" name={name} checked={game === chosen} onChange={() => choose(game)} />
            <span class="game-picture">{isTime.value && picture !== undefined && <img src={picture} alt="" />}</span>
            <strong class="game-name">{called}</strong> <span class="game-line">{line}</span>
          </label>
        );
      })}
    </fieldset>
  );
}

/** The section says what the chosen game is like, and leads to its rules and its lesson. */
export function AboutGame({ setUp: { game } }: SetUpProps) {
  const open = useSignal(false);
  const { name, credit, pitch } = aboutGame(game.id);
  return (
    <section class="about-game" aria-label={name}>
      <p class="game-pitch">{pitch}</p>
      <p class="hint">{credit}</p>
      <p class="wrap">
        <LearnButton game={game.id} />
        <TextButton class="quiet read-rules" label={t.value.rules.read} onClick={() => (open.value = true)} />
      </p>
      <Dialog title={name} open={open.value} onClose={() => (open.value = false)} class="book">
        <RulesSheet game={game.id} />
      </Dialog>
    </section>
  );
}
