import { BOT_LEVELS, type BotLevel } from '@hundredfold/shared/core/bot-level.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import { TERMS } from '@hundredfold/shared/games/terms.ts';
import { HINTS } from '@hundredfold/shared/protocol/hints.ts';
import { hasHands, SPECTATOR_ACCESS, type SpectatorSettings } from '@hundredfold/shared/protocol/spectators.ts';
import { useSignal } from '@preact/signals';
import { aboutGame, t } from '../../i18n/index.ts';
import { askTable } from '../../net/ask-table.ts';
import type { RoomProps, Snapshot } from '../../net/table-link.ts';
import { Choice } from '../../ui/choice.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { GameOptions, SeatsField } from '../../ui/game-options-form.tsx';
import { PaceField } from '../../ui/pace-field.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextButton } from '../../ui/text-button.tsx';

export function ArrangeButton({ link, snapshot }: RoomProps) {
  const open = useSignal(false);
  const { table, botLevels, hints: hintTexts } = t.value;
  const level = commonLevel(snapshot);
  const { game, seats, view, pace, watching, hints, botPhrases, playedOn } = snapshot;
  const arrange = (setUp: Parameters<typeof askTable<'arrange'>>[2]) => void askTable(link, 'arrange', setUp);
  const set = (settings: Parameters<typeof askTable<'set'>>[2]) => void askTable(link, 'set', settings);
  return (
    <>
      <TextButton class="second" label={table.arrange} onClick={() => (open.value = true)} />
      <Dialog title={table.arrange} open={open.value} onClose={() => (open.value = false)} class="arrange">
        {playedOn !== null && <p class="hint">{t.value.replay.continuesUnless(playedOn.turn)}</p>}
        <Choice
          label={t.value.start.games}
          of={TERMS.map(({ id }) => id)}
          chosen={game.id}
          onChoose={(chosen) => arrange({ game: chosen })}
          say={(each) => aboutGame(each).name}
        />
        <SeatsField game={game} seats={seats.length} onChoose={(wanted) => arrange({ seats: wanted })} />
        <GameOptions game={game} seats={seats.length} options={view.options} onChange={(options) => arrange({ options })} />
        {seats.length > 1 && <PaceField pace={pace} onChoose={(wanted) => set({ pace: wanted })} />}
        {seats.length > 1 && (
          <Choice
            label={botLevels.title}
            of={BOT_LEVELS}
            chosen={level}
            onChoose={(wanted) => set({ botLevel: wanted })}
            say={(each) => botLevels.choices[each]}
            about={level === null ? botLevels.mixed : botLevels.stated[level]}
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
        <Choice
          label={hintTexts.title}
          of={HINTS}
          chosen={hints}
          onChoose={(wanted) => set({ hints: wanted })}
          say={(each) => hintTexts.choices[each]}
          about={hintTexts.stated[hints]}
        />
        <p class="buttons">
          <TextButton class="main" label={t.value.done} onClick={() => (open.value = false)} />
        </p>
      </Dialog>
    </>
  );
}

/** The offered delays, in turns. */
const DELAYS = [4, 8, 16, 40];

interface WatchFieldProps {
  readonly game: Game;
  readonly watching: SpectatorSettings;
  readonly onChoose: (watching: SpectatorSettings) => void;
}

function SpectatorField({ game, watching, onChoose }: WatchFieldProps) {
  const { watch, delay } = watching;
  const texts = t.value.spectators;
  return (
    <>
      <Choice
        label={texts.title}
        of={SPECTATOR_ACCESS.filter((each) => each === 'none' || each === 'public' || hasHands(game))}
        chosen={watch}
        onChoose={(chosen) => onChoose({ ...watching, watch: chosen })}
        say={(each) => texts.choices[each]}
        about={texts.stated(watch, delay)}
      />
      {watch === 'late' && (
        <Choice label={texts.delay} of={DELAYS} chosen={delay} onChoose={(chosen) => onChoose({ ...watching, delay: chosen })} />
      )}
    </>
  );
}

/** Returns the level that all bots of a table have, and new ones get; `null` if some bots have another one. */
export function commonLevel({ botLevel, seats }: Pick<Snapshot, 'botLevel' | 'seats'>): BotLevel | null {
  return seats.every(({ level }) => level === null || level === botLevel) ? botLevel : null;
}
