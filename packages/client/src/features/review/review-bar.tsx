import type { ReviewMark } from '@hundredfold/shared/review/review-decision.ts';
import { t } from '../../i18n/index.ts';
import { nextMoveId } from '../../net/account/secret.ts';
import { ReviewMarkSign } from '../../table/replay/review-mark-sign.tsx';
import { DrawnSentences } from '../../table/view/small-card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton, TextButton } from '../../ui/text-button.tsx';
import { HowWorkedOut, LuckBar } from './luck-breakdown.tsx';
import type { ReplayReview } from './replay-review.ts';
import { percent } from './review-note.ts';
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
export function ReviewBar({ session, review, note }: ReplayReviewProps) {
  const { title, lastMistake, nextMistake, running } = t.value.review;
  const status = review.status.value;
  if (!review.isOpen.value) return null;
  if (session.link.whatIf.value !== null) return <div class="review-bar" />;
  return (
    <section class="review-bar" aria-label={title}>
      <p class="unseen" role="status">
        {status.state === 'running' && running}
        {status.state === 'done' && (marksInWords(review) || t.value.review.noMistakes)}
      </p>
      <MistakeButton session={session} by={-1} label={lastMistake} />
      {note.value === null ? <Summary review={review} /> : <Note note={note} />}
      {status.state === 'done' && (
        <LuckBar breakdown={status.review.breakdown} name={playerOf(session, review)} isBeside={note.value !== null} />
      )}
      <ReviewAct session={session} review={review} />
      <MistakeButton session={session} by={1} label={nextMistake} />
    </section>
  );
}

interface MistakeButtonProps extends Pick<ReplayReviewProps, 'session'> {
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
function Note({ note: { value: note } }: Pick<ReplayReviewProps, 'note'>) {
  const { instead, alsoGood } = t.value.review;
  return (
    note && (
      <p class="review-words" aria-hidden="true">
        <ReviewMarkSign mark={note.decision.mark} />
        <strong>{note.cost === null ? note.title : `${note.title}, ${note.cost}.`}</strong>{' '}
        <span>
          {note.cost === null ? alsoGood : instead} <DrawnSentences sentences={note.better} />
        </span>
      </p>
    )
  );
}

function Summary({ review }: Pick<ReplayReviewProps, 'review'>) {
  const { failed, running, noMistakes } = t.value.review;
  const status = review.status.value;
  const found = marksInWords(review);
  return (
    <div class="review-words">
      {status.state === 'failed' && <p role="alert">{failed}</p>}
      <p class="review-found" aria-hidden="true">
        {status.state === 'running' && `${running} ${found}`}
        {status.state === 'done' && (found || noMistakes)}
      </p>
    </div>
  );
}

/** The button beside the words: it tries the better move, or explains the summary. */
function ReviewAct({ session, review }: ReviewProps) {
  const { tryIt, running } = t.value.review;
  const { link, mistake, goTo } = session;
  const status = review.status.value;
  const better = mistake.value?.better ?? null;
  if (better !== null) {
    const tryBetter = () => {
      const command = goTo(link.state.peek().turn);
      if (command !== null) link.run(command);
      void link.ask('act', { id: nextMoveId(), version: link.snapshot.peek().version, action: better });
    };
    return <TextButton class="main review-act" label={tryIt} onClick={tryBetter} />;
  }
  switch (status.state) {
    case 'none':
      return null;
    case 'running':
      return <progress class="review-act" value={status.share} aria-label={`${running} ${percent(status.share)}`} />;
    case 'failed': {
      const again = () => review.open(link.state.peek().view);
      return <TextButton class="second review-act" label={t.value.link.tryAgain} onClick={again} />;
    }
    case 'done':
      return (
        <HowWorkedOut breakdown={status.review.breakdown} name={playerOf(session, review)} seats={link.opened.record.seats} />
      );
  }
}

/** Returns the name of the reviewed player; `null` for the user. */
function playerOf({ own, name }: ReplayReviewProps['session'], { seat }: ReplayReview): string | null {
  return seat.value === null || seat.value === own ? null : name(seat.value);
}

/** Returns the number of mistakes and slips that were found; empty if there are none. */
export function marksInWords({ decisions }: ReplayReview): string {
  const { mistakes, slips } = t.value.review;
  const marks = [...decisions.value.values()].map(({ mark }) => mark);
  const count = (of: ReviewMark) => marks.filter((mark) => mark === of).length;
  const said = [count('mistake') > 0 && mistakes(count('mistake')), count('slip') > 0 && slips(count('slip'))];
  return said.filter((each) => each !== false).join(', ');
}
