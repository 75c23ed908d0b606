import type { LuckBreakdown } from '@hundredfold/shared/review/luck-breakdown.ts';
import { t } from '../../i18n/index.ts';
import { isCertain, type ShownPart, shownParts, totalOf, uncertainty } from './breakdown-parts.ts';
import { percent, signedPoints } from './review-note.ts';

interface LuckBreakdownProps {
  readonly breakdown: LuckBreakdown;
  readonly name: string;
  readonly seats: number;
}

/** Shows where the result of a game came from: as a sum in one line, and as a table with a bar for each part. */
export function LuckBreakdownTable({ breakdown, name, seats }: LuckBreakdownProps) {
  const texts = t.value.review;
  const total = totalOf(breakdown);
  const parts = shownParts(breakdown, seats);
  const most = Math.max(1, Math.abs(total), ...parts.map(({ points }) => Math.abs(points)));
  return (
    <section class="luck-breakdown">
      <h3>{texts.luck}</h3>
      <p>{texts.chance(name, percent(breakdown.start.mean), percent(breakdown.result))}</p>
      <p class="review-sum callout">{sumInWords(parts, total)}</p>
      <table>
        <caption class="unseen">{texts.luck}</caption>
        <tbody>
          {parts.map((part) => (
            <PartRow key={part.name} part={part} most={most} />
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
      <p class="hint">{texts.smallPrint}</p>
    </section>
  );
}

function sumInWords(parts: readonly ShownPart[], total: number): string {
  const texts = t.value.review;
  const said = parts.map(({ name, estimate, points }) => {
    const about = isCertain(estimate) ? '' : '≈ ';
    return `${texts.parts[name]} ${about}${signedPoints(points)}`;
  });
  return `${said.join(' · ')} = ${signedPoints(total)}`;
}

interface PartRowProps {
  readonly part: ShownPart;
  /** The points that the longest bar has. */
  readonly most: number;
}

function PartRow({ part: { name, estimate, points }, most }: PartRowProps) {
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

function Bar({ points, most, isFaint = false }: BarProps) {
  if (points === 0) return null;
  const kind = `review-bar${points < 0 ? ' is-loss' : ''}${isFaint ? ' is-faint' : ''}`;
  return <span class={kind} style={{ '--part': String(Math.abs(points) / most) }} />;
}
