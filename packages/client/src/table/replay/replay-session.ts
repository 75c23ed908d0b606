import type { Seat } from '@hundredfold/shared/core/seat.ts';
import type { Viewer } from '@hundredfold/shared/core/view.ts';
import type { ReviewMark } from '@hundredfold/shared/review/review-decision.ts';
import { computed, type ReadonlySignal, type Signal, signal, useSignal } from '@preact/signals';
import { t } from '../../i18n/index.ts';
import { type Sentence, textOf } from '../../i18n/sentence.ts';
import { lastTurnOf } from '../../net/replay/game-overview.ts';
import type { ReplayTableLink } from '../../net/replay/replay-table-link.ts';
import type { NameOf, Presentation } from '../presentation.ts';
import { recordedNames, sentencesAt, sentencesOfWhatIf, spokenTurn } from './turn-caption.ts';
import { watchedPresentation } from './watched-presentation.ts';

/** A replay on this page: its link, and everything that is computed from what it shows. */
export interface ReplaySession {
  readonly link: ReplayTableLink;
  readonly presentation: Presentation;
  /** Returns the name of a seat. It follows the language. */
  readonly name: NameOf;
  readonly last: number;
  /** The shown turn in words, or the last move of a what-if. */
  readonly sentences: ReadonlySignal<readonly Sentence[]>;
  /** The same with the number of the turn, for screen readers. */
  readonly caption: ReadonlySignal<string>;
  /** The seat of this browser's user, if it is known. */
  readonly own: Seat | null;
  /** The marks of a review by turn, which it sets. */
  readonly marks: Signal<ReadonlyMap<number, ReviewMark>>;
  /** The judgement of the shown turn in words, which a review sets; empty if there is none. */
  readonly judgement: Signal<string>;
  /** `true` while the seek bar has the focus; then screen readers read the turn from there. */
  readonly isSeeking: Signal<boolean>;
  /** The table keeps this `true` while cards move. */
  readonly moving: Signal<boolean>;
}

/** Opens a replay on this page. `own` is the seat of this browser's user, if it is known. */
export function replaySession(link: ReplayTableLink, presentation: Presentation, own: Seat | null): ReplaySession {
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
  const marks = signal<ReadonlyMap<number, ReviewMark>>(new Map());
  const judgement = signal('');
  const caption = computed(() => {
    if (whatIf.value !== null) return `${t.value.replay.whatIf}: ${textOf(sentences.value)}`;
    const said = spokenTurn({ turn: turn.value }, last, sentences.value);
    return judgement.value === '' ? said : `${said} ${judgement.value}`;
  });
  const [isSeeking, moving] = [signal(false), signal(false)];
  return { link, presentation: watched, name, last, sentences, caption, own, marks, judgement, isSeeking, moving };
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
