import { BOT_LEVELS } from '@hundredfold/shared/core/bot-level.ts';
import { HINTS } from '@hundredfold/shared/protocol/hints.ts';
import { useSignal } from '@preact/signals';
import { t } from '../../i18n/index.ts';
import { askTable } from '../../net/ask-table.ts';
import type { RoomProps } from '../../net/room-props.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { GameField, GameOptions, SeatsField } from '../../ui/game-options-form.tsx';
import { PaceField } from '../../ui/pace-field.tsx';
import { StatedChoice } from '../../ui/stated-choice.tsx';
import { Switch } from '../../ui/switch.tsx';
import { commonLevel } from './common-level.ts';
import { SpectatorField } from './spectator-field.tsx';

export function ArrangeButton({ link, snapshot }: RoomProps) {
  const open = useSignal(false);
  const { table, botLevels } = t.value;
  const { game, seats, view, pace, watching, hints, botPhrases, playedOn } = snapshot;
  const arrange = (setUp: Parameters<typeof askTable<'arrange'>>[2]) => void askTable(link, 'arrange', setUp);
  const set = (settings: Parameters<typeof askTable<'set'>>[2]) => void askTable(link, 'set', settings);
  return (
    <>
      <button type="button" class="second" onClick={() => (open.value = true)}>
        {table.arrange}
      </button>
      <Dialog title={table.arrange} open={open.value} onClose={() => (open.value = false)} class="arrange">
        {playedOn !== null && <p class="hint">{t.value.replay.continuesUnless(playedOn.turn)}</p>}
        <GameField game={game.id} onChoose={(chosen) => arrange({ game: chosen })} />
        <SeatsField game={game} seats={seats.length} onChoose={(wanted) => arrange({ seats: wanted })} />
        <GameOptions game={game} seats={seats.length} options={view.options} onChange={(options) => arrange({ options })} />
        {seats.length > 1 && <PaceField pace={pace} onChoose={(wanted) => set({ pace: wanted })} />}
        {seats.length > 1 && (
          <StatedChoice
            texts={botLevels}
            of={BOT_LEVELS}
            chosen={commonLevel(snapshot)}
            mixed={botLevels.mixed}
            onChoose={(wanted) => set({ botLevel: wanted })}
          />
        )}
        {seats.length > 1 && (
          <Switch
            label={botLevels.phrases}
            about={botLevels.phrasesAbout}
            on={botPhrases}
            onSwitch={(on) => set({ botPhrases: on })}
          />
        )}
        <SpectatorField game={game} watching={watching} onChoose={(wanted) => set({ watching: wanted })} />
        <StatedChoice texts={t.value.hints} of={HINTS} chosen={hints} onChoose={(wanted) => set({ hints: wanted })} />
        <p class="buttons">
          <button type="button" class="main" onClick={() => (open.value = false)}>
            {t.value.done}
          </button>
        </p>
      </Dialog>
    </>
  );
}
