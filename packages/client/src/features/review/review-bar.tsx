import type { ReviewMark } from '@hundredfold/shared/review/review-decision.ts';
import { t } from '../../i18n/index.ts';
import { nextMoveId } from '../../table/input/press.ts';
import type { ReplayProps, ReplaySession } from '../../table/replay/replay-session.ts';
import { ReviewMarkSign } from '../../table/replay/review-mark-sign.tsx';
import { DrawnSentences } from '../../table/view/small-card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton, TextButton } from '../../ui/text-button.tsx';
import { HowWorkedOut, LuckBar } from './luck-breakdown.tsx';
import type { ReplayReview } from './replay-review.ts';
import type { ReviewNote } from './review-note.ts';
import type { ReplayReviewProps } from './use-review.ts';
import './review.css';

type ReviewProps = Omit<ReplayReviewProps, 'note'>;

export function ReviewButton({ session: { link }, review }: ReviewProps) {
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
      aria-pressed={isOpen}
      data-tip={title}
      onClick={press}
    >
      <Icon name="search" />
      <span class="replay-view-name truncated">{title}</span>
    </button>
  );
}

/** The findings of a review below the table. It keeps its height, so that the table keeps its place. */
export function ReviewBar({ session, review, note: { value: note } }: ReplayReviewProps) {
  const { title, lastMistake, nextMistake } = t.value.review;
  const status = review.status.value;
  if (!review.isOpen.value) return null;
  if (session.link.whatIf.value !== null) return <div class="review-bar" />;
  const breakdown = status.state === 'done' && status.review.breakdown;
  const isUser = review.seat.value === session.own;
  const name = isUser || review.seat.value === null ? null : session.name(review.seat.value);
  return (
    <section class="review-bar" aria-label={title}>
      <MistakeButton session={session} by={-1} label={lastMistake} />
      <div class="review-findings">
        <p class={note === null ? 'review-words' : 'unseen'} role="status">
          {statusText(review)}
        </p>
        {note && <Note note={note} />}
        {breakdown && <LuckBar breakdown={breakdown} name={name} isBeside={note !== null} />}
      </div>
      {session.mistake.value === null ? (
        <ReviewAct session={session} review={review} name={name} />
      ) : (
        <TextButton class="main review-act" label={t.value.review.tryIt} onClick={() => tryBetter(session)} />
      )}
      <MistakeButton session={session} by={1} label={nextMistake} />
    </section>
  );
}

function statusText(review: ReplayReview): string {
  const { running, failed, noMistakes } = t.value.review;
  const { state } = review.status.value;
  const found = marksInWords(review);
  if (state === 'failed') return failed;
  return state === 'running' ? `${running} ${found}` : found || noMistakes;
}

/** Plays the better move in place of the mistake that comes next, from the seat of its player. */
function tryBetter({ link, mistake, goTo }: ReplaySession): void {
  const command = goTo(link.state.peek().turn);
  const action = mistake.peek()?.better ?? null;
  if (command === null || action === null) return;
  link.run(command);
  void link.ask('act', { id: nextMoveId(), version: link.snapshot.peek().version, action });
}

interface MistakeButtonProps extends ReplayProps {
  readonly by: 1 | -1;
  readonly label: string;
}

function MistakeButton({ session, by, label }: MistakeButtonProps) {
  const command = session.goBy(by);
  return (
    <IconButton
      class={`glyph replay-button is-mistake-${by === 1 ? 'next' : 'last'}`}
      icon={by === 1 ? 'forward' : 'back'}
      label={label}
      aria-disabled={command === null}
      aria-keyshortcuts={by === 1 ? '.' : ','}
      data-tip={label}
      onClick={() => command && session.link.run(command)}
    />
  );
}

/** The judgement of the next decision. Screen readers hear it with the turn. */
function Note({ note: { decision, title, cost, better } }: { readonly note: ReviewNote }) {
  const { instead, alsoGood } = t.value.review;
  return (
    <p class="review-words" aria-hidden="true">
      <ReviewMarkSign mark={decision.mark} />
      <strong>{cost === null ? title : `${title}, ${cost}.`}</strong>{' '}
      <span>
        {cost === null ? alsoGood : instead} <DrawnSentences sentences={better} />
      </span>
    </p>
  );
}

function ReviewAct({ session: { link }, review, name }: ReviewProps & { readonly name: string | null }) {
  const status = review.status.value;
  const again = () => review.open(link.state.peek().view);
  switch (status.state) {
    case 'none':
      return null;
    case 'running':
      return <progress class="review-act" value={status.share} aria-label={t.value.review.running} />;
    case 'failed':
      return <TextButton class="second review-act" label={t.value.link.tryAgain} onClick={again} />;
    case 'done':
      return <HowWorkedOut breakdown={status.review.breakdown} name={name} seats={link.opened.record.seats} />;
  }
}

/** Returns the number of mistakes and slips that were found; empty if there are none. */
export function marksInWords({ decisions }: ReplayReview): string {
  const { mistakes, slips } = t.value.review;
  const marks = [...decisions.value.values()].map(({ mark }) => mark);
  const count = (of: ReviewMark) => marks.filter((mark) => mark === of).length;
  const said = [count('mistake') > 0 && mistakes(count('mistake')), count('slip') > 0 && slips(count('slip'))];
  return said.filter((each) => each !== false).join(', ');
}
