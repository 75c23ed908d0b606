import { BOT_LEVELS } from '@hundredfold/shared/core/bot-level.ts';
import { firstTexts as t } from '../../i18n/first.ts';
import { lastBotLevel } from '../../lib/last-set-up.ts';
import { playAlone } from '../../net/new-table.ts';
import { Choice } from '../../ui/choice.tsx';
import { SetUpForm, type SetUpProps } from './set-up-form.tsx';

/** Starts a game against bots at once, or alone: at a table of the server, or without a connection on this device. */
export function BotsForm({ setUp }: SetUpProps) {
  const { game, seats, options } = setUp;
  const { title, choices } = t.value.botLevels;
  const level = { botLevel: lastBotLevel.value };
  return (
    <SetUpForm
      setUp={setUp}
      fewestSeats={1}
      label={t.value.start.play}
      onSubmit={() => playAlone({ game: game.id, options, seats, ...(seats > 1 && level) })}
    >
      {seats > 1 && (
        <Choice
          label={title}
          of={BOT_LEVELS}
          chosen={lastBotLevel.value}
          onChoose={(chosen) => (lastBotLevel.value = chosen)}
          say={(each) => choices[each]}
          row="wide"
          isLabelUnseen
        />
      )}
    </SetUpForm>
  );
}
