import { type GameTerms, TERMS } from '@hundredfold/shared/games/terms.ts';
import { useSignal } from '@preact/signals';
import { Fragment } from 'preact';
import { useId } from 'preact/hooks';
import { aboutGame, t } from '../../i18n/index.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { LearnButton, RulesSheet } from './slots.ts';

interface GamePickerProps {
  readonly chosen: GameTerms;
  readonly onChoose: (game: GameTerms) => void;
}

export function GamePicker({ chosen, onChoose }: GamePickerProps) {
  const name = useId();
  const { start } = t.value;
  return (
    <fieldset class="games stack">
      <legend class="unseen">{start.games}</legend>
      {TERMS.map((game) => {
        const texts = aboutGame(game.id);
        return (
          <Fragment key={game.id}>
            <label class="game">
              <input type="radio" name={name} checked={game === chosen} onChange={() => onChoose(game)} />
              <span class="game-words">
                <strong class="game-name">{texts.name}</strong>{' '}
                <span class="hint">{start.players(game.seats.min, game.seats.max)}</span>
                <span class="game-credit">{texts.credit}</span>
                <span class="game-line hint">{texts.line}</span>
                <span class="game-pitch">{texts.pitch}</span>
              </span>
            </label>
            {game === chosen && (
              <span class="game-actions wrap">
                <RulesButton game={game.id} />
                <LearnButton game={game.id} />
              </span>
            )}
          </Fragment>
        );
      })}
    </fieldset>
  );
}

function RulesButton({ game }: { readonly game: string }) {
  const open = useSignal(false);
  return (
    <>
      <TextButton class="quiet read-rules" label={t.value.rules.read} onClick={() => (open.value = true)} />
      <Dialog title={aboutGame(game).name} open={open.value} onClose={() => (open.value = false)} class="book">
        <RulesSheet game={game} />
      </Dialog>
    </>
  );
}
