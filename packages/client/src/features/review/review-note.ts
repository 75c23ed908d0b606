import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import { act } from '@hundredfold/shared/core/match.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';
import type { ReviewedDecision } from '@hundredfold/shared/review/review-decision.ts';
import { computed, type ReadonlySignal } from '@preact/signals';
import { type HintReason, tellingReason } from '../../games/hints.ts';
import { language, t } from '../../i18n/index.ts';
import { type Sentence, textOf, withFullStop } from '../../i18n/sentence.ts';
import type { OpenedRecord } from '../../net/replay/open-record.ts';
import type { NameOf, Presentation } from '../../table/presentation.ts';
import { sentencesOf } from '../../table/replay/sentences-of.ts';

export interface ReviewNote {
  readonly decision: ReviewedDecision;
  readonly title: string;
  readonly played: readonly Sentence[];
  /** The cost of the decision in words; `null` for a close call. */
  readonly cost: string | null;
  readonly better: readonly Sentence[];
}

interface NoteSource {
  readonly opened: OpenedRecord;
  readonly presentation: Presentation;
  readonly name: NameOf;
  /** The seat of this browser's user, who is addressed; `null` if it is not known. */
  readonly own: Seat | null;
  readonly reason: ReadonlySignal<HintReason | null>;
}

export function reviewNote(turn: number, decision: ReviewedDecision, source: NoteSource): ReviewNote | null {
  const seat = source.opened.turnsUntil(turn + 1).at(-1)?.move?.seat ?? null;
  const { mark, played, better, cost, isCloseCall } = decision;
  const { marks, costs } = t.value.review;
  if (seat === null || better === null || (mark === 'fine' && !isCloseCall)) return null;
  return {
    decision,
    title: mark === 'fine' ? t.value.hints.closeCall : marks[mark],
    cost: mark === 'fine' ? null : costs(percent(cost.mean), seat === source.own),
    ...actionSentences({ turn, seat, played, better }, source),
  };
}

/** The note in words. They name the played action as well, which others see on the felt. */
export function spokenNote({ title, cost, played, better }: ReviewNote): string {
  const { instead, alsoGood } = t.value.review;
  const judged = cost === null ? title : `${title}, ${cost}`;
  return textOf([`${judged}:`, ...played, cost === null ? alsoGood : instead, ...better]);
}

interface ComparedActions {
  readonly turn: number;
  readonly seat: Seat;
  readonly played: AnyAction;
  readonly better: AnyAction;
}

/** Describes both actions like the log, and gives the reason for the better one from what its player saw then. */
function actionSentences(
  { turn, seat, played, better }: ComparedActions,
  { opened, presentation, name, own, reason }: NoteSource,
): Pick<ReviewNote, 'played' | 'better'> {
  const before = opened.matchAfter(turn);
  const saidOf = (action: AnyAction): readonly Sentence[] => {
    const acted = act(before, seat, action);
    return acted.ok ? sentencesOf(before, acted.value, { presentation, name, view: 'public' }).slice(0, 1) : [];
  };
  const player = { name: name(seat), own: seat === own };
  const telling = reason.value && tellingReason(reason.value, before.game);
  const why = telling?.(before.game.view(before.state, seat), better, name, player) ?? null;
  return { played: saidOf(played), better: [...saidOf(better), ...(why === null ? [] : [withFullStop(why)])] };
}

const percents = computed(() => new Intl.NumberFormat(language.value, { style: 'percent' }));

export function percent(share: number): string {
  return percents.value.format(toPoints(share) / 100);
}

const points = computed(() => new Intl.NumberFormat(language.value, { signDisplay: 'exceptZero' }));

export function toPoints(share: number): number {
  return Math.round(share * 100) + 0; // No negative zero.
}

export function signedPoints(difference: number): string {
  return points.value.format(difference).replace('-', '−');
}
