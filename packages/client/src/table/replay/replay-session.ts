import type { Seat } from '@hundredfold/shared/core/seat.ts';
import type { Viewer } from '@hundredfold/shared/core/view.ts';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { HintReason } from '../../games/hints.ts';
import { loadPart } from '../../games/parts.ts';
import { t } from '../../i18n/index.ts';
import { type Sentence, textOf } from '../../i18n/sentence.ts';
import { lastTurnOf } from '../../net/replay/game-overview.ts';
import type { ReplayLink } from '../../net/replay/replay-link.ts';
import type { NameOf, Presentation } from '../presentation.ts';
import { type ReplayReview, replayReview } from '../../features/review/replay-review.ts';
import { type ReviewNote, reviewNote, spokenNote } from '../../features/review/review-note.ts';
import { recordedNames, sentencesAt, sentencesOfWhatIf, spokenTurn } from './turn-caption.ts';
import { watchedPresentation } from './watched-presentation.ts';

/** A replay on this page: its link, and everything that is computed from what it shows. */
export interface ReplaySession {
  readonly link: ReplayLink;
  readonly presentation: Presentation;
  /** Returns the name of a seat. It follows the language. */
  readonly name: NameOf;
  /** The number of the last turn. */
  readonly last: number;
  /** The shown turn in words, or the last move of a what-if. */
  readonly sentences: ReadonlySignal<readonly Sentence[]>;
  /** The same with the number of the turn, for screen readers. */
  readonly caption: ReadonlySignal<string>;
  readonly review: ReplayReview;
  /** The judgement of the shown turn; `null` if there is none. */
  readonly note: ReadonlySignal<ReviewNote | null>;
  /** `true` while the seek bar has the focus; then screen readers read the turn from there. */
  readonly isSeeking: Signal<boolean>;
  /** The table keeps this `true` while cards move. */
  readonly moving: Signal<boolean>;
}

/** Opens a replay on this page. `own` is the seat of this browser's user, if it is known. */
export function replaySession(link: ReplayLink, presentation: Presentation, own: Seat | null): ReplaySession {
  const { opened, state, whatIf } = link;
  const last = lastTurnOf(opened.overview);
  const canTry = computed(() => !state.value.playing);
  const watched = watchedPresentation(presentation, canTry);
  const turn = computed(() => state.value.turn);
  const view = computed(() => state.value.view);
  const names = computed(() => recordedNames(opened));
  const name: NameOf = (seat) => names.value(seat);
  const sentences = computed(() => {
    const teller = { presentation: watched, name, view: view.value };
    return whatIf.value === null ? sentencesAt(opened, turn.value, teller) : sentencesOfWhatIf(whatIf.value, teller);
  });
  const review = replayReview(opened, own);
  const source = { opened, presentation: watched, name, own, reason: hintReason(opened.game.id) };
  const note = computed(() => {
    const decision = whatIf.value === null ? review.decisions.value.get(turn.value) : undefined;
    return decision === undefined ? null : reviewNote(turn.value, decision, source);
  });
  const caption = computed(() => {
    if (whatIf.value !== null) return t.value.replay.whatIfSaid(textOf(sentences.value));
    const said = spokenTurn({ turn: turn.value }, last, sentences.value);
    return note.value === null ? said : `${said} ${spokenNote(note.value)}`;
  });
  const [isSeeking, moving] = [signal(false), signal(false)];
  return { link, presentation: watched, name, last, sentences, caption, review, note, isSeeking, moving };
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

/** Returns the name of a view, as the button and the list of views say it. */
export function viewName(view: Viewer, name: NameOf): string {
  if (typeof view === 'number') return name(view);
  return view === 'all' ? t.value.replay.allHands : t.value.replay.publicView;
}
