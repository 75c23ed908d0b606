import { BOT_LEVELS } from '@hundredfold/shared/core/bot-level.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';
import { t } from '../../i18n/index.ts';
import { askTable } from '../../net/ask-table.ts';
import type { RoomProps } from '../../net/table-link.ts';
import { Choice } from '../../ui/choice.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextButton } from '../../ui/text-button.tsx';

interface LevelQuestionProps extends RoomProps {
  readonly seat: Seat;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function LevelQuestion({ link, snapshot: { seats }, seat, open, onClose }: LevelQuestionProps) {
  const { name = '', level = null } = seats[seat] ?? {};
  const { atSeat } = t.value.botLevels;
  return (
    <Dialog title={atSeat.question(name)} open={open && level !== null} onClose={onClose} class="narrow">
      <Choice
        label={atSeat.title}
        of={BOT_LEVELS}
        chosen={level}
        say={(each) => atSeat.choices[each]}
        onChoose={(wanted) => void askTable(link, 'level', { seat, level: wanted })}
      />
      <p class="buttons">
        <TextButton class="main" label={t.value.done} onClick={onClose} />
      </p>
    </Dialog>
  );
}
