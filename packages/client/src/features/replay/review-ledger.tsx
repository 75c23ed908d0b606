import type { LuckLedger } from '@hundredfold/shared/review/ledger.ts';
import type { ShareEstimate } from '@hundredfold/shared/review/share-estimate.ts';
import { t } from '../../i18n/index.ts';
import { percent, signedPoints } from './review-note.ts';

/** A part is certain from so many standard errors, which hold in 95 % of cases. */
const CERTAIN = 2;

const PARTS = ['cards', 'play', 'others', 'hidden'] as const;
type LedgerPart = (typeof PARTS)[number];

interface ReviewLedgerProps {
  readonly ledger: LuckLedger;
  /** The name of the reviewed player. */
  readonly name: string;
  /** `true` for a game for one player: there are no others. */
  readonly isAlone: boolean;
}

/** Shows where a result came from: a sentence, and a table with a bar for each part. */
export function ReviewLedger({ ledger, name, isAlone }: ReviewLedgerProps) {
  const texts = t.value.review;
  const parts = PARTS.filter((part) => part !== 'others' || !isAlone);
  const total = ledger.result - ledger.start.mean;
  const most = Math.max(Math.abs(total), ...parts.map((part) => Math.abs(ledger[part].mean)), 0.01);
  return (
    <section class="review-ledger">
      <h3>{texts.luck}</h3>
      <p>{texts.chance(name, percent(ledger.start.mean), percent(ledger.result))}</p>
      <p class="review-sum">{sumInWords(ledger, parts, total)}</p>
      <table>
        <caption class="unseen">{texts.luck}</caption>
        <tbody>
          {parts.map((part) => (
            <LedgerRow key={part} part={part} estimate={ledger[part]} most={most} />
          ))}
          <tr class="is-total">
            <th scope="row">{texts.total}</th>
            <td class="review-bar-cell" aria-hidden="true">
              <Bar share={total} most={most} />
            </td>
            <td>{signedPoints(total)}</td>
          </tr>
        </tbody>
      </table>
      <p class="hint">{texts.smallPrint(ledger.evaluator)}</p>
    </section>
  );
}

/** The parts as a sum; those that are too close to call have a sign before them. */
function sumInWords(ledger: LuckLedger, parts: readonly LedgerPart[], total: number): string {
  const texts = t.value.review;
  const said = parts.map((part) => {
    const about = isCertain(ledger[part]) ? '' : '≈ ';
    return `${texts.parts[part]} ${about}${signedPoints(ledger[part].mean)}`;
  });
  return `${said.join(' · ')} = ${signedPoints(total)}`;
}

interface LedgerRowProps {
  readonly part: LedgerPart;
  readonly estimate: ShareEstimate;
  /** The share that the longest bar has. */
  readonly most: number;
}

function LedgerRow({ part, estimate, most }: LedgerRowProps) {
  const texts = t.value.review;
  const { mean, error } = estimate;
  return (
    <tr>
      <th scope="row">
        {texts.parts[part]} <small>{texts.about[part]}</small>
      </th>
      <td class="review-bar-cell" aria-hidden="true">
        <Bar share={mean} most={most} isFaint={!isCertain(estimate)} />
      </td>
      <td>
        {signedPoints(mean)} <small>± {Math.ceil(CERTAIN * error * 100)}</small>
        {!isCertain(estimate) && <small class="review-close">{texts.tooClose}</small>}
      </td>
    </tr>
  );
}

interface BarProps {
  readonly share: number;
  readonly most: number;
  readonly isFaint?: boolean;
}

/** A bar from the middle to the right for what was gained, and to the left for what was lost. */
function Bar({ share, most, isFaint = false }: BarProps) {
  const kind = `review-bar${share < 0 ? ' is-loss' : ''}${isFaint ? ' is-faint' : ''}`;
  return <span class={kind} style={{ '--part': String(Math.abs(share) / most) }} />;
}

/** Returns whether a part differs from nothing by more than chance explains. */
function isCertain({ mean, error }: ShareEstimate): boolean {
  return Math.abs(mean) >= CERTAIN * error && mean !== 0;
}
