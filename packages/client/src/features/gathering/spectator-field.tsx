import type { Game } from '@hundredfold/shared/core/game.ts';
import { hasHands, SPECTATOR_ACCESS, type SpectatorSettings } from '@hundredfold/shared/protocol/spectators.ts';
import { t } from '../../i18n/index.ts';
import { Choice } from '../../ui/choice.tsx';

/** The offered delays, in turns. */
const DELAYS = [4, 8, 16, 40];

interface WatchFieldProps {
  readonly game: Game;
  readonly watching: SpectatorSettings;
  readonly onChoose: (watching: SpectatorSettings) => void;
}

export function SpectatorField({ game, watching, onChoose }: WatchFieldProps) {
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
        about={texts.about[watch]}
      />
      {watch === 'late' && (
        <Choice label={texts.delay} of={DELAYS} chosen={delay} onChoose={(chosen) => onChoose({ ...watching, delay: chosen })} />
      )}
    </>
  );
}
