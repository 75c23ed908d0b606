import { CERTAIN_ERRORS, type WinShareEstimate } from '@hundredfold/shared/bots/win-share-estimate.ts';
import type { LuckBreakdown } from '@hundredfold/shared/review/luck-breakdown.ts';
import { useSignal } from '@preact/signals';
import { t } from '../../i18n/index.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { percent, signedPoints, toPoints } from './review-note.ts';

interface LuckBarProps {
  readonly breakdown: LuckBreakdown;
  /** The name of the reviewed player; `null` for the user. */
  readonly name: string | null;
}

/** Shows where the result of a game came from: what was gained goes to the right, what was lost to the left. */
export function LuckBar({ breakdown, name, isBeside }: LuckBarProps & { readonly isBeside: boolean }) {
  const { byLuck, byYou } = t.value.review;
  const { luck, play } = luckAndPlay(breakdown);
  const scale = 50 / Math.max(1, Math.abs(luck), Math.abs(play), Math.abs(luck + play));
  const part = (from: number, points: number) => ({
    left: `${50 + Math.min(from, from + points) * scale}%`,
    width: `${Math.abs(points) * scale}%`,
  });
  return (
    <div class={isBeside ? 'luck-bar is-beside' : 'luck-bar'}>
      <p>
        <span class="is-luck">{`${byLuck} ${signedPoints(luck)}`}</span> · {`${name ?? byYou} ${signedPoints(play)}`}
      </p>
      <div class="luck-track" aria-hidden="true">
        <span class="is-luck" style={part(0, luck)} />
        <span style={part(luck * play > 0 ? luck : 0, play)} />
      </div>
    </div>
  );
}

/** Returns the points of the player's own moves, and those of everything else. */
export function luckAndPlay(breakdown: LuckBreakdown): { readonly luck: number; readonly play: number } {
  const play = toPoints(breakdown.play.mean);
  return { play, luck: totalOf(breakdown) - play };
}

interface HowWorkedOutProps extends LuckBarProps {
  readonly seats: number;
}

/** Opens the parts of the bar, with two standard errors each. */
export function HowWorkedOut({ breakdown, name, seats }: HowWorkedOutProps) {
  const isOpen = useSignal(false);
  const texts = t.value.review;
  return (
    <>
      <TextButton class="second review-act" label={texts.how} onClick={() => (isOpen.value = true)} />
      <Dialog title={texts.how} open={isOpen.value} onClose={() => (isOpen.value = false)} class="luck-breakdown">
        <p>{texts.chance(name ?? texts.byYou, percent(breakdown.start.mean), percent(breakdown.result))}</p>
        <table>
          <caption class="unseen">{texts.how}</caption>
          <tbody>
            {shownParts(breakdown, seats).map((part) => (
              <PartRow key={part.name} part={part} />
            ))}
            <tr class="is-total">
              <th scope="row">{texts.total}</th>
              <td>{signedPoints(totalOf(breakdown))}</td>
            </tr>
          </tbody>
        </table>
        <p class="hint">{texts.aboutLuck}</p>
      </Dialog>
    </>
  );
}

function PartRow({ part: { name, estimate, points } }: { readonly part: ShownPart }) {
  const texts = t.value.review;
  return (
    <tr>
      <th scope="row">
        {texts.parts[name]} <small>{texts.about[name]}</small>
      </th>
      <td>
        {signedPoints(points)} <small>± {uncertainty(estimate)}</small>
      </td>
    </tr>
  );
}

const PARTS = ['cards', 'play', 'others', 'hidden'] as const;
type BreakdownPart = (typeof PARTS)[number];

interface ShownPart {
  /** The others of a game of two are the opponent. */
  readonly name: BreakdownPart | 'opponent';
  readonly estimate: WinShareEstimate;
  /** Percentage points. Those of all parts add up to those of the whole. */
  readonly points: number;
}

/** Returns the parts of a breakdown, in a game with this number of players. A player alone has no others. */
export function shownParts(breakdown: LuckBreakdown, seats: number): readonly ShownPart[] {
  let left = totalOf(breakdown);
  return PARTS.filter((part) => part !== 'others' || seats > 1).map((part) => {
    const points = part === 'hidden' ? left : toPoints(breakdown[part].mean);
    left -= points;
    return { name: part === 'others' && seats === 2 ? 'opponent' : part, estimate: breakdown[part], points };
  });
}

/** Returns the percentage points between the start and the result, as both are shown. */
export function totalOf({ start, result }: Pick<LuckBreakdown, 'start' | 'result'>): number {
  return toPoints(result) - toPoints(start.mean);
}

/** Returns the percentage points by which a part may be wrong. */
function uncertainty({ error }: WinShareEstimate): number {
  return Math.ceil(CERTAIN_ERRORS * error * 100);
}
