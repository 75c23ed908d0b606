import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Snapshot } from '../net/link.ts';
import type { Staging } from '../table/staging.ts';

/** Why the game ended as it did, in its own words; they come with the table. */
export function useVerdict({ game, outcome, seats, view }: Snapshot): string | null {
  const staging = useSignal<Staging | null>(null);
  useEffect(() => {
    import('../games/index.ts').then(
      ({ stagingOf }) => {
        staging.value = stagingOf(game.id);
      },
      () => undefined, // The table itself says what could not be loaded.
    );
  }, [game.id]);
  if (outcome === null) return null;
  return staging.value?.verdict?.(view, (seat) => seats[seat]?.name ?? '') ?? null;
}
