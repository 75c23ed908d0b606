import { BOT_LEVELS, type BotLevel } from '@hundredfold/shared/core/bot-level.ts';
import type { GameTerms } from '@hundredfold/shared/games/terms.ts';
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { GamePicker } from '../../features/lobby/game-picker.tsx';
import { t } from '../../i18n/index.ts';
import { keepSetUp, lastGame } from '../../lib/last-set-up.ts';
import { storedChoice } from '../../lib/stored.ts';
import { startLocalGame } from '../../net/local/start-local-game.ts';
import { GameOptions, SeatsField, useSetUp } from '../../ui/game-options-form.tsx';
import { focusOnWrong } from '../../ui/option-field.tsx';
import { StatedChoice } from '../../ui/stated-choice.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextButton } from '../../ui/text-button.tsx';

export const botPhrases = storedChoice('bot-phrases', ['on', 'off'], 'on');

export function LocalGameForm() {
  const game = useSignal<GameTerms>(useMemo(lastGame, []));
  const { seats, options, choose } = useSetUp(game);
  const botLevel = useSignal<BotLevel>('normal');
  const submit = (event: SubmitEvent & { readonly currentTarget: HTMLFormElement }) => {
    event.preventDefault();
    if (focusOnWrong(event.currentTarget)) return;
    keepSetUp(game.value.id, { seats: seats.value, options: options.value });
    startLocalGame({ game: game.value.id, options: options.value, seats: seats.value, botLevel: botLevel.value });
  };
  const { withBots, byYourself } = t.value.solo;
  return (
    <form class="new-table" onSubmit={submit} noValidate>
      <GamePicker chosen={game.value} onChoose={choose} />
      <SeatsField
        game={game.value}
        seats={seats.value}
        about={seats.value === 1 ? byYourself : withBots}
        onChoose={(chosen) => (seats.value = chosen)}
      />
      {seats.value > 1 && (
        <StatedChoice
          texts={t.value.botLevels}
          of={BOT_LEVELS}
          chosen={botLevel.value}
          onChoose={(chosen) => (botLevel.value = chosen)}
        />
      )}
      <GameOptions
        game={game.value}
        seats={seats.value}
        options={options.value}
        onChange={(changed) => (options.value = changed)}
        {...(seats.value > 1 && { more: { summary: phrasesSummary(), field: <PhrasesSwitch /> } })}
      />
      <div class="form-actions wrap">
        <TextButton class="main tall" label={t.value.start.play} type="submit" />
      </div>
    </form>
  );
}

function phrasesSummary(): string {
  return botPhrases.value === 'on' ? '' : t.value.botLevels.noPhrases;
}

/** Lets bots say something, or not. Games that have begun follow it as well. */
function PhrasesSwitch() {
  const { phrases, phrasesAbout } = t.value.botLevels;
  return (
    <Switch
      label={phrases}
      about={phrasesAbout}
      on={botPhrases.value === 'on'}
      onSwitch={(on) => (botPhrases.value = on ? 'on' : 'off')}
    />
  );
}
