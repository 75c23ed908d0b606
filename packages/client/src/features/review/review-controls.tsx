import type { ReviewMark } from '@hundredfold/shared/review/review-decision.ts';
import { t } from '../../i18n/index.ts';
import { ReviewMarkSign } from '../../table/replay/review-mark-sign.tsx';
import { DrawnSentences } from '../../table/view/small-card.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { ReplayReview } from './replay-review.ts';
import type { ReplayReviewProps } from './use-review.ts';

export function ReviewButton({ session: { link }, review }: Omit<ReplayReviewProps, 'note'>) {
  const { title } = t.value.review;
  const isOpen = review.isOpen.value;
  const press = () => {
    if (isOpen) return review.close();
    if (link.state.peek().playing) link.run({ do: 'pause' });
    review.open(link.state.peek().view);
  };
  return (
    <button
      type="button"
      class="replay-choice row is-review"
      aria-label={title}
      aria-expanded={isOpen}
      data-tip={title}
      onClick={press}
    >
      <Icon name="search" />
      <span class="replay-view-name truncated">{title}</span>
    </button>
  );
}

export function marksInWords({ decisions }: ReplayReview): string {
  const { mistakes, slips, noMoments } = t.value.review;
  const marks = [...decisions.value.values()].map(({ mark }) => mark);
  const count = (of: ReviewMark) => marks.filter((mark) => mark === of).length;
  const said = [count('mistake') > 0 && mistakes(count('mistake')), count('slip') > 0 && slips(count('slip'))];
  return said.filter((each) => each !== false).join(', ') || noMoments;
}

/** The judgement of the shown turn. Its row stays from the first finding on, so that the table keeps its place. */
export function ReviewNoteLine({ review, note }: Omit<ReplayReviewProps, 'session'>) {
  const { instead, alsoGood, running } = t.value.review;
  const { state } = review.status.value;
  const shown = note.value;
  if (state !== 'done' && review.decisions.value.size === 0) return null;
  if (shown === null) return <p class="replay-note is-quiet">{state === 'done' ? marksInWords(review) : running}</p>;
  return (
    <p class="replay-note" aria-hidden="true">
      <ReviewMarkSign mark={shown.decision.mark} />
      <strong>{shown.cost === null ? shown.title : `${shown.title}, ${shown.cost}.`}</strong>{' '}
      <span>
        {shown.cost === null ? alsoGood : instead} <DrawnSentences sentences={shown.better} />
      </span>
    </p>
  );
}
