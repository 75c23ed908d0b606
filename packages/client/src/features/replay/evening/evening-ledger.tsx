import { eveningOf } from '@hundredfold/shared/review/evening.ts';
import { computed } from '@preact/signals';
import { language, t } from '../../../i18n/index.ts';
import { LedgerParts } from '../review-ledger.tsx';
import type { ReviewableGame } from './evenings.ts';
import type { CountedLedgers } from './ledger-trend.ts';
import '../review.css';

interface EveningLedgerProps {
  /** The reviewed games of an evening. */
  readonly games: readonly ReviewableGame[];
  readonly ledgers: CountedLedgers;
}

/** Shows where the result of several games came from. */
export function EveningLedger({ games, ledgers }: EveningLedgerProps) {
  const sum = eveningOf(games.flatMap((played) => ledgers.get(played) ?? []));
  const texts = t.value.ledgers;
  if (sum === null) return null;
  return (
    <div class="review-ledger">
      <p>{texts.expected(texts.games(sum.games), wins(sum.start.mean), wins(sum.result))}</p>
      <LedgerParts ledger={sum} seats={Math.max(...games.map(({ seats }) => seats))} />
      <p class="hint">{texts.smallPrint(sum.evaluator)}</p>
    </div>
  );
}

const winsFormat = computed(() => new Intl.NumberFormat(language.value, { maximumFractionDigits: 1 }));

/** Returns a number of wins. Of a shared victory there is a part. */
function wins(share: number): string {
  return winsFormat.value.format(share);
}
