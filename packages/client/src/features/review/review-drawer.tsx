import type { ReviewedDecision } from '@hundredfold/shared/review/review-decision.ts';
import { turningPointsOf } from '@hundredfold/shared/review/turning-points.ts';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { ReviewMarkSign } from '../../table/replay/review-mark-sign.tsx';
import { sentencesAt } from '../../table/replay/sentences-of.ts';
import { DrawnSentences } from '../../table/view/small-card.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { closeHelp, isHelpOpen } from '../../ui/help-open.ts';
import { TextButton } from '../../ui/text-button.tsx';
import { useFocusOnLoss } from '../../ui/use-focus-on-loss.ts';
import { LuckBreakdownTable } from './luck-breakdown.tsx';
import type { ReviewStatus } from './replay-review.ts';
import { marksInWords } from './review-controls.tsx';
import { percent } from './review-note.ts';
import type { ReplayReviewProps } from './use-review.ts';
import './review.css';

/** The drawer lies over the table on screens that are this narrow (`room.css`). */
const NARROW = '(max-width: 56rem)';

type ReviewProps = Omit<ReplayReviewProps, 'note'>;

export function ReviewDrawer({ session, review }: ReviewProps) {
  return review.isOpen.value ? <OpenReview session={session} review={review} /> : null;
}

function OpenReview({ session, review }: ReviewProps) {
  const { title, close, whose, running } = t.value.review;
  const status = review.status.value;
  useOnlyDrawer(review.hide);
  const body = useRef<HTMLDivElement>(null);
  useFocusOnLoss(body, body); // The button that cancels a review vanishes when this ends.
  const seat = review.seat.value;
  return (
    <Drawer label={title} close={close} onClose={review.close} class="review">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard. */}
      <div ref={body} class="review-body reading" tabIndex={0}>
        {review.seats.length > 1 && (
          <Choice label={whose} of={review.seats} chosen={seat} onChoose={review.choose} say={session.name} row="wide" />
        )}
        <p class={status.state === 'running' ? '' : 'unseen'} role="status">
          {status.state === 'running' && running}
          {status.state === 'done' && marksInWords(review)}
        </p>
        {seat !== null && <SeatReview session={session} review={review} seat={seat} />}
      </div>
    </Drawer>
  );
}

function useOnlyDrawer(hide: () => void): void {
  const isOther = isHelpOpen.value;
  useEffect(closeHelp, []);
  useEffect(() => {
    if (isHelpOpen.peek()) hide();
  }, [isOther]);
}

function SeatReview({ session, review, seat }: ReviewProps & { readonly seat: number }) {
  const { name, link } = session;
  const texts = t.value.review;
  const status = review.status.value;
  switch (status.state) {
    case 'none':
      return null;
    case 'failed':
      return (
        <div role="alert">
          <p>{texts.failed}</p>
          <TextButton class="second" label={t.value.link.tryAgain} onClick={() => review.choose(seat)} />
        </div>
      );
    case 'running':
    case 'done':
      return (
        <>
          {status.state === 'running' && <Running share={status.share} onCancel={review.close} />}
          <TurningPoints session={session} review={review} status={status} />
          {status.state === 'done' && (
            <LuckBreakdownTable breakdown={status.review.breakdown} name={name(seat)} seats={link.opened.record.seats} />
          )}
        </>
      );
  }
}

function Running({ share, onCancel }: { readonly share: number; readonly onCancel: () => void }) {
  const { running } = t.value.review;
  return (
    <div class="review-running stack">
      <p class="review-progress row">
        <progress value={share} aria-label={running} />
        <span aria-hidden="true">{percent(share)}</span>
      </p>
      <TextButton class="second" label={t.value.cancel} onClick={onCancel} />
    </div>
  );
}

interface TurningPointsProps extends ReviewProps {
  readonly status: Extract<ReviewStatus, { readonly state: 'running' | 'done' }>;
}

function TurningPoints({ session, review, status }: TurningPointsProps) {
  const { moments, noMoments } = t.value.review;
  const turns = review.decisions.value;
  const isDone = status.state === 'done';
  const turningPoints = isDone ? status.review.turningPoints : turningPointsOf(status.found);
  if (!isDone && turningPoints.length === 0) return null;
  return (
    <section class="review-moments">
      <h3>{moments}</h3>
      {turningPoints.length === 0 && <p>{noMoments}</p>}
      <ol>
        {[...turns]
          .toSorted(([one], [other]) => one - other)
          .filter(([, { turn }]) => turningPoints.some((point) => point.turn === turn))
          .map(([turn, decision]) => (
            <li key={turn}>
              <TurningPoint session={session} review={review} turn={turn} decision={decision} />
            </li>
          ))}
      </ol>
    </section>
  );
}

interface TurningPointProps extends ReviewProps {
  readonly turn: number;
  readonly decision: ReviewedDecision;
}

function TurningPoint({ session, review, turn, decision: { mark, cost } }: TurningPointProps) {
  const { link, presentation, name, own } = session;
  const { costs, marks, goTo } = t.value.review;
  const view = link.state.value.view;
  const go = () => {
    link.run({ do: 'go', turn });
    if (matchMedia(NARROW).matches) review.hide();
  };
  return (
    <button type="button" class="review-moment" onClick={go}>
      <ReviewMarkSign mark={mark} />
      <span>
        <strong>{goTo(turn)}</strong> <DrawnSentences sentences={sentencesAt(link.opened, turn, { presentation, name, view })} />
        {mark !== 'fine' && <small>{`${marks[mark]}, ${costs(percent(cost.mean), review.seat.value === own)}`}</small>}
      </span>
    </button>
  );
}
