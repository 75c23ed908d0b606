import { type AnyAction, isSameAction } from '@hundredfold/shared/core/action.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import type { Lesson } from '@hundredfold/shared/core/lesson.ts';
import { drawRigged, LEARNER, type OpponentMove, startLesson, wantedNow } from '@hundredfold/shared/core/lesson.ts';
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { t } from '../../i18n/index.ts';
import { type InPageLink, inPageLink } from '../../net/local/in-page-link.ts';
import { localSeats } from '../../net/local/local-seats.ts';
import { frame } from '../../table/layout/frame.ts';
import type { Presentation } from '../../table/presentation.ts';
import { leadsTo } from '../../table/presentation.ts';
import { nameIn } from '../../table/state/player-name.ts';
import { settings } from '../../ui/settings.ts';

const MOVE_DELAY_MS = 900;
const MOVE_DELAY_WITHOUT_MOTION_MS = 250;

/** The progress of a lesson: its step, and whether the learner has been asked yet; after the last step the lesson is done. */
interface Progress {
  readonly step: number;
  readonly asked: boolean;
}

export type LessonPlay = ReturnType<typeof playLesson>;

const NOT_THIS = 'not-this';

/** Starts a lesson. Its presentation answers presses that the lesson does not ask for. */
export function playLesson(game: Game, lesson: Lesson, presentation: Presentation) {
  const draw = drawRigged(lesson.lots);
  const progress = signal<Progress>({ step: 0, asked: false });
  /** `true` while an animation runs: the next step waits for its end. */
  const moving = signal(false);
  const untold = signal(false);
  const wrong = signal<AnyAction | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const possible = (): readonly AnyAction[] => {
    const step = lesson.steps[progress.value.step];
    return step === undefined ? [] : wantedNow(link.match.value, step);
  };
  const link = inPageLink({
    start: startLesson(game, lesson, draw),
    draw,
    seat: LEARNER,
    seats: localSeats(lesson.seats, LEARNER, { name: t.peek().gameTable.you, seal: 0 }, 'normal'),
    objection(action) {
      if (possible().some((wanted) => isSameAction(wanted, action))) return null;
      wrong.value = action;
      return NOT_THIS;
    },
    onMoved() {
      clearTimeout(timer); // A learner who acts before the instruction shows gets the next one.
      untold.value = false;
      wrong.value = null;
      const { step } = progress.value;
      progress.value = { step: step + 1, asked: false };
      follow(lesson.steps[step]?.after ?? []);
    },
  });

  function follow([next, ...rest]: readonly OpponentMove[]): void {
    const delay = settings.speed.peek() === 'none' ? MOVE_DELAY_WITHOUT_MOTION_MS : MOVE_DELAY_MS;
    timer = setTimeout(() => {
      if (next === undefined) {
        untold.value = true;
        return;
      }
      link.does(next.seat, next.action);
      follow(rest);
    }, delay);
  }

  const stopTelling = effect(() => {
    if (!untold.value || moving.value) return;
    untold.value = false;
    progress.value = { ...progress.peek(), asked: true };
  });

  function answerTo(action: AnyAction): string {
    const { elsewhere, over } = t.value.tutorial;
    if (progress.peek().step >= lesson.steps.length) return over;
    const would = wouldOf(action, link, presentation);
    return would === null ? elsewhere : `${would}. ${elsewhere}`;
  }

  follow(lesson.opening);
  return {
    link,
    presentation: { ...presentation, refusals: () => ({ ...presentation.refusals(), [NOT_THIS]: null }) },
    progress: progress as ReadonlySignal<Progress>,
    /** The answer to a press that the lesson does not ask for, until the next move. */
    answer: computed(() => (wrong.value === null ? null : answerTo(wrong.value))),
    /** The actions that the current instruction asks for; empty before it shows. */
    suggested: computed(() => (progress.value.asked ? possible() : [])),
    moving,
    stop(): void {
      clearTimeout(timer);
      stopTelling();
    },
  };
}

function wouldOf(action: AnyAction, link: InPageLink, presentation: Presentation): string | null {
  const snapshot = link.snapshot.peek();
  const { view, seats } = snapshot;
  const name = nameIn(snapshot);
  if (typeof action.card === 'string') return presentation.describe(view, action.card, name);
  const usual = frame({ width: 1280, height: 800 }, { seats: seats.length, below: LEARNER, hand: presentation.hand ?? 'many' });
  const target = presentation
    .targets?.(view, { frame: usual, name })
    .find(({ press }) => press !== null && leadsTo(press, action));
  return target?.label ?? null;
}
