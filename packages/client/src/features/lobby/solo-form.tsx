import type { GameTerms } from '@hundredfold/shared/games/terms.ts';
import { type Signal, useSignal } from '@preact/signals';
import { t } from '../../i18n/index.ts';

import { keepSetUp, lastSetUp, usualSeats } from '../../lib/last-set-up.ts';
import { isOfflineOnly } from '../../net/connectivity.ts';
import { type NewTableError, newTableErrorText, playAlone } from '../../net/new-table.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { soloPath } from '../../ui/route.ts';
import { TextButton } from '../../ui/text-button.tsx';
import { GamePicker } from './game-picker.tsx';

export function SoloForm({ game }: { readonly game: Signal<GameTerms> }) {
  const trouble = useSignal<NewTableError>(null);
  const texts = t.value.ways;
  const { hereNow, orHere } = t.value.offline;
  const chosen = game.value;
  const isHere = isOfflineOnly();
  const play = async (seats: number) => {
    keepSetUp(chosen.id, lastSetUp(chosen));
    if (trouble.value === 'making') return;
    trouble.value = 'making';
    trouble.value = await playAlone({ game: chosen.id, options: {}, seats });
  };
  const ways = [
    ...(chosen.seats.max > 1 ? [{ label: texts.againstBots, seats: usualSeats(chosen) }] : []),
    ...(chosen.seats.min === 1 ? [{ label: texts.byMyself, seats: 1 }] : []),
  ];
  return (
    <div class="alone-form">
      <p>{isHere ? hereNow : chosen.seats.max === 1 ? t.value.start.aloneAbout : texts.aloneAbout}</p>
      <GamePicker chosen={chosen} onChoose={(wanted) => (game.value = wanted)} />
      <div class="form-actions wrap">
        {ways.map(({ label, seats }, index) => (
          <TextButton
            key={label}
            class={index === 0 ? 'main tall' : 'second tall'}
            label={label}
            aria-disabled={trouble.value === 'making'}
            onClick={() => void play(seats)}
          />
        ))}
      </div>
      <p class="wrong" role="alert">
        {newTableErrorText(trouble.value)}
      </p>
      <Anchor href={soloPath()}>{orHere}</Anchor>
    </div>
  );
}
