import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { HintReason } from '../../games/hints.ts';
import { loadPart } from '../../games/parts.ts';
import type { ReplayProps, ReplaySession } from '../../table/replay/replay-session.ts';
import { type ReplayReview, replayReview } from './replay-review.ts';
import { type ReviewNote, reviewNote, spokenNote } from './review-note.ts';

/** `true` from a press on the review of a finished game until its replay opens. */
export const isReviewWanted = signal(false);

/** The findings in the finished game that was reviewed last, in words. */
export const reviewed = signal<{ readonly record: string; readonly findings: string } | null>(null);

export interface ReplayReviewProps extends ReplayProps {
  readonly review: ReplayReview;
  readonly note: ReadonlySignal<ReviewNote | null>;
}

/** Opens the review of a replay, which marks its turns there. It is cancelled with the page of the replay. */
export function useReview(session: ReplaySession): ReplayReviewProps {
  const opened = useMemo(() => openReview(session), [session]);
  useEffect(() => {
    const { review, note } = opened;
    if (isReviewWanted.peek()) review.open(session.link.state.peek().view);
    isReviewWanted.value = false;
    const view = computed(() => session.link.state.value.view);
    const follow = view.subscribe((shown) => review.isOpen.peek() && review.open(shown));
    const end = effect(() => {
      const seat = review.isOpen.value ? review.seat.value : null;
      session.review.value = seat === null ? null : { seat, decisions: review.decisions.value };
      session.judgement.value = note.value === null ? '' : spokenNote(note.value);
    });
    return () => {
      end();
      follow();
      review.close();
    };
  }, [opened]);
  return opened;
}

function openReview(session: ReplaySession): ReplayReviewProps {
  const { link, own, presentation, name } = session;
  const { opened, state, whatIf } = link;
  const review = replayReview(opened, own);
  const source = { opened, presentation, name, own, reason: hintReason(opened.game.id) };
  const turn = computed(() => state.value.turn);
  const note = computed(() => {
    const isShown = review.isOpen.value && whatIf.value === null;
    const decision = isShown ? review.decisions.value.get(turn.value) : undefined;
    return decision === undefined ? null : reviewNote(turn.value, decision, source);
  });
  return { session, review, note };
}

/** Returns the reasons of a game for moves, as soon as they are loaded. They load when they are first read. */
function hintReason(game: string): ReadonlySignal<HintReason | null> {
  const reason = signal<HintReason | null>(null);
  let isAsked = false;
  return computed(() => {
    if (!isAsked) loadPart(game, 'hint').then((loaded) => (reason.value = loaded), reportError);
    isAsked = true;
    return reason.value;
  });
}
