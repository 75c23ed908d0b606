import type { Seat } from '@hundredfold/shared/core/seat.ts';
import { mayAct, type View, type Viewer } from '@hundredfold/shared/core/view.ts';
import type { ReviewedDecision } from '@hundredfold/shared/review/review-decision.ts';
import { computed, type ReadonlySignal, type Signal, signal, useSignal } from '@preact/signals';
import { t } from '../../i18n/index.ts';
import { textOf } from '../../i18n/sentence.ts';
import { recordedSeats } from '../../net/replay/recorded-seats.ts';
import type { ReplayCommand } from '../../net/replay/replay-state.ts';
import type { ReplayTableLink } from '../../net/replay/replay-table-link.ts';
import type { LogEvent, NameOf, Presentation } from '../presentation.ts';
import { nameIn } from '../state/player-name.ts';
import { sentencesAt, sentencesOf } from './sentences-of.ts';

/** A replay on this page: its link, and everything that is computed from what it shows. */
export type ReplaySession = ReturnType<typeof replaySession>;

interface ShownReview {
  readonly seat: Seat;
  /** The decisions of this seat by the turn before them. */
  readonly decisions: ReadonlyMap<number, ReviewedDecision>;
}

export interface ReplayProps {
  readonly session: ReplaySession;
}

/** Opens a replay on this page. `own` is the seat of this browser's user, if it is known. */
export function replaySession(link: ReplayTableLink, game: Presentation, own: Seat | null) {
  const { opened, state, whatIf } = link;
  const { last } = opened.overview;
  const canTry = computed(() => !state.value.playing);
  const presentation = watchedPresentation(game, canTry);
  const turn = computed(() => state.value.turn);
  const view = computed(() => state.value.view);
  const names = computed(() => nameIn({ seat: null, seats: recordedSeats(opened.record.names) }));
  const name: NameOf = (seat) => names.value(seat); // It follows the language.
  /** The shown turn in words, or the last move of a what-if. */
  const sentences = computed(() => {
    const teller = { presentation, name, view: view.value };
    if (whatIf.value === null) return sentencesAt(opened, turn.value, teller);
    return sentencesOf(whatIf.value.before, whatIf.value.match, teller);
  });
  const reviewed = reviewedIn(link);
  const { judgement } = reviewed;
  /** The shown turn in words with its number, for screen readers. */
  const caption = computed(() => {
    const words = textOf(sentences.value);
    if (whatIf.value !== null) return `${t.value.replay.whatIf}: ${words}`;
    const shown = t.value.replay.turn(turn.value, last);
    const said = words === '' ? shown : `${shown}: ${words}`;
    return judgement.value === '' ? said : `${said} ${judgement.value}`;
  });
  /** `true` while the seek bar has the focus; then screen readers read the turn from there. */
  const isSeeking = signal(false);
  /** The table keeps this `true` while cards move. */
  const moving = signal(false);
  return { link, presentation, name, last, sentences, caption, own, isSeeking, moving, ...reviewed };
}

/** Returns what the replay shows of a review, which sets `review` and `judgement`. */
function reviewedIn({ state, whatIf }: ReplayTableLink) {
  const review = signal<ShownReview | null>(null);
  /** The judgement of the next decision in words; empty if there is none. */
  const judgement = signal('');
  const turn = computed(() => state.value.turn);
  const mistakes = computed((): ShownReview['decisions'] => {
    const decisions = [...(review.value?.decisions ?? [])];
    return new Map(decisions.filter(([, { mark }]) => mark !== 'fine'));
  });
  /** The mistake that comes next, until another move is tried, and the parts of the table's state that show it. */
  const mistake = computed(() => (whatIf.value === null ? mistakes.value.get(turn.value) : undefined) ?? null);
  const guide = {
    suggested: computed(() => (mistake.value?.better ? [mistake.value.better] : [])),
    mistake: computed(() => mistake.value?.played ?? null),
  };
  /** Shows the position before a mistake as the reviewed player saw it. */
  const goTo = (to: number): ReplayCommand | null => review.value && { do: 'look', turn: to, view: review.value.seat };
  /** Goes to the next mistake, or to the one before; `null` if there is none. */
  const goBy = (by: 1 | -1): ReplayCommand | null => {
    const turns = [...mistakes.value.keys()].toSorted((one, other) => one - other);
    const to = by === 1 ? turns.find((at) => at > turn.value) : turns.findLast((at) => at < turn.value);
    return to === undefined ? null : goTo(to);
  };
  return { review, judgement, mistakes, mistake, guide, goTo, goBy };
}

/**
 * Returns the presentation of a game for people who watch it again: it calls every player by name, also the one whose view is
 * shown. While `canTry`, the prompt offers another move to that player's seat.
 */
function watchedPresentation(presentation: Presentation, canTry: ReadonlySignal<boolean>): Presentation {
  const { recall, verdict } = presentation;
  return {
    ...presentation,
    prompt: (view, name, mover) =>
      mayAct(view) && canTry.value ? t.value.replay.tryAnother : presentation.prompt(asWatcher(view), name, mover),
    centre: (props) => presentation.centre({ ...props, addressed: 'public' }),
    logSentences: (event, name) => presentation.logSentences(eventForWatcher(event), name),
    ...(recall && { recall: (event: LogEvent, name: NameOf) => recall(eventForWatcher(event), name) }),
    ...(verdict && { verdict: (view: View, name: NameOf) => verdict(asWatcher(view), name) }),
  };
}

function eventForWatcher({ before, last, after }: LogEvent): LogEvent {
  return { before: asWatcher(before), last, after: asWatcher(after) };
}

function asWatcher(view: View): View {
  return { ...view, viewer: 'public' };
}

export function viewName(view: Viewer, name: NameOf): string {
  if (typeof view === 'number') return name(view);
  return view === 'all' ? t.value.replay.allHands : t.value.replay.publicView;
}

/** Returns the state of a dialog over a replay, and opens it. Nothing goes on behind the dialog; a what-if stays as it is. */
export function useReplayDialog(link: ReplayTableLink): { readonly isOpen: Signal<boolean>; readonly open: () => void } {
  const isOpen = useSignal(false);
  const open = () => {
    if (link.state.peek().playing) link.run({ do: 'pause' });
    isOpen.value = true;
  };
  return { isOpen, open };
}
