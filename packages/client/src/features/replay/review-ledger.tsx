import type { LuckLedger } from '@hundredfold/shared/review/ledger.ts';
import type { ShareEstimate } from '@hundredfold/shared/review/share-estimate.ts';
import { t } from '../../i18n/index.ts';
import { percent, signedPoints, toPoints } from './review-note.ts';

/** A part is certain from so many standard errors, which hold in 95 % of cases. */
const CERTAIN = 2;

const PARTS = ['cards', 'play', 'others', 'hidden'] as const;
type LedgerPart = (typeof PARTS)[number];

/** A part of a ledger as it is shown. */
interface ShownPart {
  /** In a game of two, the others are the opponent. */
  readonly name: LedgerPart | 'opponent';
  readonly estimate: ShareEstimate;
  /** Percentage points. Those of all parts add up to those of the whole. */
  readonly points: number;
}

function partsOf(ledger: LuckLedger, total: number, seats: number): readonly ShownPart[] {
  let left = total;
  return PARTS.filter((part) => part !== 'others' || seats > 1).map((part) => {
    const points = part === 'hidden' ? left : toPoints(ledger[part].mean);
    left -= points;
    return { name: part === 'others' && seats === 2 ? 'opponent' : part, estimate: ledger[part], points };
  });
}

interface ReviewLedgerProps {
  readonly ledger: LuckLedger;
  /** The name of the reviewed player. */
  readonly name: string;
  /** The number of players. */
  readonly seats: number;
}

/** Shows where a result came from: a sentence, and a table with a bar for each part. */
export function ReviewLedger({ ledger, name, seats }: ReviewLedgerProps) {
  const texts = t.value.review;
  const total = toPoints(ledger.result) - toPoints(ledger.start.mean);
  const parts = partsOf(ledger, total, seats);
  const most = Math.max(1, Math.abs(total), ...parts.map(({ points }) => Math.abs(points)));
  return (
    <section class="review-ledger">
      <h3>{texts.luck}</h3>
      <p>{texts.chance(name, percent(ledger.start.mean), percent(ledger.result))}</p>
      <p class="review-sum">{sumInWords(parts, total)}</p>
      <table>
        <caption class="unseen">{texts.luck}</caption>
        <tbody>
          {parts.map((part) => (
            <LedgerRow key={part.name} part={part} most={most} />
          ))}
          <tr class="is-total">
            <th scope="row">{texts.total}</th>
            <td class="review-bar-cell" aria-hidden="true">
              <Bar points={total} most={most} />
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
function sumInWords(parts: readonly ShownPart[], total: number): string {
  const texts = t.value.review;
  const said = parts.map(({ name, estimate, points }) => {
    const about = isCertain(estimate) ? '' : '≈ ';
    return `${texts.parts[name]} ${about}${signedPoints(points)}`;
  });
  return `${said.join(' · ')} = ${signedPoints(total)}`;
}

interface LedgerRowProps {
  readonly part: ShownPart;
  /** The points that the longest bar has. */
  readonly most: number;
}

function LedgerRow({ part: { name, estimate, points }, most }: LedgerRowProps) {
  const texts = t.value.review;
  return (
    <tr>
      <th scope="row">
        {texts.parts[name]} <small>{texts.about[name]}</small>
      </th>
      <td class="review-bar-cell" aria-hidden="true">
        <Bar points={points} most={most} isFaint={!isCertain(estimate)} />
      </td>
      <td>
        {signedPoints(points)} <small>± {Math.ceil(CERTAIN * estimate.error * 100)}</small>
        {!isCertain(estimate) && <small class="review-close">{texts.tooClose}</small>}
      </td>
    </tr>
  );
}

interface BarProps {
  readonly points: number;
  readonly most: number;
  readonly isFaint?: boolean;
}

/** A bar from the middle to the right for what was gained, and to the left for what was lost. */
function Bar({ points, most, isFaint = false }: BarProps) {
  const kind = `review-bar${points < 0 ? ' is-loss' : ''}${isFaint ? ' is-faint' : ''}`;
  return <span class={kind} style={{ '--part': String(Math.abs(points) / most) }} />;
}

/** Returns whether a part differs from nothing by more than chance explains. */
function isCertain({ mean, error }: ShareEstimate): boolean {
  return Math.abs(mean) >= CERTAIN * error;
}
