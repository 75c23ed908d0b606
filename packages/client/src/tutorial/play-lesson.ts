import { type AnyAction, isSameAction } from '@hundredfold/shared/core/action.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import { drawRigged, LEARNER, type OpponentMove, startLesson, wantedNow } from '@hundredfold/shared/core/lesson.ts';
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { TutorialTexts } from '../games/tutorials.ts';
import { type LocalLink, localLink } from '../local/local-link.ts';
import { localSeats } from '../local/local-seats.ts';
import { runMatch } from '../local/match-runner.ts';
import { frame } from '../table/geometry/frame.ts';
import { leadsTo } from '../table/highlight.ts';
import type { Presentation } from '../table/presentation.ts';
import { SAID_ELSEWHERE } from '../table/press.ts';
import { nameIn, tableWords } from '../table/words.ts';
import { settings } from '../ui/settings.ts';
import { tutorialWords } from './words.ts';

/** Milliseconds between the moves of the others. */
const PACE = 900;
const PACE_WITHOUT_MOTION = 250;

/** Where a lesson stands: which step, and whether the learner is asked already; behind the last step it is done. */
interface Progress {
  readonly step: number;
  readonly asked: boolean;
}

/** A lesson that is being taken. */
export interface LessonPlay {
  readonly link: LocalLink;
  readonly presentation: Presentation;
  readonly progress: ReadonlySignal<Progress>;
  /** What is to be done now, as far as it has been told. */
  readonly lit: ReadonlySignal<readonly AnyAction[]>;
  /** What is said to a press that is not meant, until the next move. */
  readonly answer: ReadonlySignal<string | null>;
  /** Is kept true while what happened is still being shown: the next step is told once it has been seen. */
  readonly moving: Signal<boolean>;
  stop(): void;
}

const NOT_THIS = 'not-this';

/** Begins a lesson; its link is a table's, and its staging the game's, which answers presses that are not meant. */
export function playLesson(game: Game, { lesson }: TutorialTexts, presentation: Presentation): LessonPlay {
  const draw = drawRigged(lesson.lots);
  const runner = runMatch(startLesson(game, lesson, draw), draw);
  const progress = signal<Progress>({ step: 0, asked: false });
  const moving = signal(false);
  const untold = signal(false);
  const answer = signal<string | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const possible = (): readonly AnyAction[] => {
    const step = lesson.steps[progress.value.step];
    return step === undefined ? [] : wantedNow(runner.now(), step);
  };
  const link = localLink({
    runner,
    seat: LEARNER,
    seats: localSeats({ seats: lesson.seats, own: LEARNER, name: tableWords.peek().you, seal: 0 }),
    objection(action) {
      if (possible().some((wanted) => isSameAction(wanted, action))) return null;
      answer.value = answerTo(action);
      return NOT_THIS;
    },
    onMoved() {
      clearTimeout(timer); // Whoever is quicker than what was to be told is told what comes of it.
      untold.value = false;
      answer.value = null;
      const { step } = progress.value;
      progress.value = { step: step + 1, asked: false };
      follow(lesson.steps[step]?.after ?? []);
    },
  });

  /** The others move one after the other; then the next step is told. */
  function follow([next, ...rest]: readonly OpponentMove[]): void {
    const pace = settings.speed.peek() === 'none' ? PACE_WITHOUT_MOTION : PACE;
    timer = setTimeout(() => {
      if (next === undefined) {
        untold.value = true;
        return;
      }
      link.does(next.seat, next.action);
      follow(rest);
    }, pace);
  }

  const stopTelling = effect(() => {
    if (!untold.value || moving.value) return;
    untold.value = false;
    progress.value = { ...progress.peek(), asked: true };
  });

  function answerTo(action: AnyAction): string {
    const { instead, elsewhere, over } = tutorialWords.value;
    if (progress.peek().step >= lesson.steps.length) return over;
    const would = wouldOf(action, link, presentation);
    return would === null ? elsewhere : instead(would);
  }

  follow(lesson.opening);
  return {
    link,
    presentation: { ...presentation, refusals: () => ({ ...presentation.refusals(), [NOT_THIS]: SAID_ELSEWHERE }) },
    progress,
    answer,
    lit: computed(() => (progress.value.asked ? possible() : [])),
    moving,
    stop() {
      clearTimeout(timer);
      stopTelling();
    },
  };
}

/** What an action would have led to, as its card or its place says it; `null` where neither does. */
function wouldOf(action: AnyAction, link: LocalLink, presentation: Presentation): string | null {
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
