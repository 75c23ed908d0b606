import { BOT_LEVELS, type BotLevel } from '@hundredfold/shared/protocol/bot-level.ts';
import { t } from '../../i18n/index.ts';
import { Choice } from '../../ui/choice.tsx';

interface BotLevelFieldProps {
  readonly level: BotLevel;
  readonly onChoose: (level: BotLevel) => void;
}

/** The field in which the host chooses how well the bots play. */
export function BotLevelField({ level, onChoose }: BotLevelFieldProps) {
  const { title, choices, stated } = t.value.botLevels;
  return (
    <Choice
      label={title}
      of={BOT_LEVELS}
      chosen={level}
      onChoose={onChoose}
      say={(each) => choices[each]}
      about={stated[level]}
    />
  );
}
