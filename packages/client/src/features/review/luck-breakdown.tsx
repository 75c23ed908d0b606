import type { LuckLedger } from '@hundredfold/shared/review/luck-breakdown.ts';
import { t } from '../../i18n/index.ts';
import { isCertain, type ShownPart, shownParts, totalOf, uncertainty } from './breakdown-parts.ts';
import { percent, signedPoints } from './review-note.ts';

interface ReviewLedgerProps {
  readonly ledger: LuckLedger;
  /** The name of the reviewed player. */
  readonly name: string;
  /** The number of players. */
  readonly seats: number;
}

/** Shows where the result of a game came from. */
export function ReviewLedger({ ledger, name, seats }: ReviewLedgerProps) {
  const texts = t.value.review;
  return (
    <section class="review-ledger">
      <h3>{texts.luck}</h3>
      <p>{texts.chance(name, percent(ledger.start.mean), percent(ledger.result))}</p>
      <LedgerParts ledger={ledger} seats={seats} />
      <p class="hint">{texts.smallPrint}</p>
    </section>
  );
}

/** Shows the parts of a ledger: as a sum in one line, and as a table with a bar for each part. */
export function LedgerParts({ ledger, seats }: Omit<ReviewLedgerProps, 'name'>) {
  const texts = t.value.review;
  const total = totalOf(ledger);
  const parts = shownParts(ledger, seats);
  const most = Math.max(1, Math.abs(total), ...parts.map(({ points }) => Math.abs(points)));
  return (
    <>
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
    </>
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
        {signedPoints(points)} <small>± {uncertainty(estimate)}</small>
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
  if (points === 0) return null;
  const kind = `review-bar${points < 0 ? ' is-loss' : ''}${isFaint ? ' is-faint' : ''}`;
  return <span class={kind} style={{ '--part': String(Math.abs(points) / most) }} />;
}
