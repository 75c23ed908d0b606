import { type AnyAction, isSameAction } from '@hundredfold/shared/core/action.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import { drawRigged, LEARNER, type OpponentMove, startLesson, wantedNow } from '@hundredfold/shared/core/lesson.ts';
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { GuidedLesson } from '../../games/lesson.ts';
import { t } from '../../i18n/index.ts';
import { inPageLink } from '../../net/local/in-page-link.ts';
import { localSeats } from '../../net/local/local-seats.ts';
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

export function playLesson(game: Game, lesson: GuidedLesson) {
  const draw = drawRigged(lesson.lots);
  const progress = signal<Progress>({ step: 0, asked: false });
  /** `true` while an animation runs: the next step waits for its end. */
  const moving = signal(false);
  const untold = signal(false);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const possible = (): readonly AnyAction[] => {
    const step = lesson.steps[progress.value.step];
    return step === undefined ? [] : wantedNow(link.match.value, step);
  };
  const link = inPageLink({
    start: startLesson(game, lesson, draw),
    draw,
    seat: LEARNER,
    seats: localSeats(lesson.seats, LEARNER, { name: t.peek().name.you, seal: 0 }, 'normal'),
    onMoved() {
      clearTimeout(timer); // A learner who acts before the instruction shows gets the next one.
      untold.value = false;
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

  /** Returns what an action that is not wanted leads to; `null` if the rules alone decide about it. */
  function objection(action: AnyAction): string | null {
    if (progress.peek().step >= lesson.steps.length) return t.value.tutorial.over;
    const all = possible();
    const [wanted] = all;
    if (wanted === undefined || all.some((each) => isSameAction(each, action))) return null;
    const snapshot = link.snapshot.peek();
    return lesson.objection(snapshot.view, action, wanted, nameIn(snapshot));
  }

  follow(lesson.opening);
  return {
    link,
    objection,
    progress: progress as ReadonlySignal<Progress>,
    /** The actions that the current instruction asks for; empty before it shows. */
    suggested: computed(() => (progress.value.asked ? possible() : [])),
    moving,
    stop(): void {
      clearTimeout(timer);
      stopTelling();
    },
  };
}
