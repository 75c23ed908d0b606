import { t } from '../../i18n/index.ts';
import { useCountedGames } from './counted-games.ts';
import { MissingGames } from './missing-games.tsx';
import { AccountSheet, type AccountSheetProps } from './sheet.tsx';
import { OwnLedgers } from './slots.ts';

/** The page on where the results of the player's games came from: evening by evening, and over time. */
export function LuckAndPlay({ onBack }: AccountSheetProps) {
  const { found, ask } = useCountedGames();
  return (
    <AccountSheet title={t.value.ledgers.title} isLong onBack={onBack}>
      {found.value === null ? (
        <p class="waiting" aria-busy="true" />
      ) : (
        <>
          {!found.value.isWhole && <MissingGames onAgain={ask} />}
          {(found.value.isWhole || found.value.games.length > 0) && <OwnLedgers games={found.value.games} />}
        </>
      )}
    </AccountSheet>
  );
}
