import type { Game } from '@hundredfold/shared/core/game.ts';
import { GAMES } from '@hundredfold/shared/games/index.ts';
import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { presentationOf } from '../../games/index.ts';
import type { GuidedLesson } from '../../games/lesson.ts';
import { loadPart } from '../../games/parts.ts';
import { aboutGame, messagesOf, t } from '../../i18n/index.ts';
import { isTouchScreen } from '../../lib/input-modality.ts';
import { usualSeats } from '../../lib/last-set-up.ts';
import { newTableErrorText, playAlone, useNewTable } from '../../net/new-table.ts';
import { GameTable } from '../../table/view/game-table.tsx';
import { BarButton } from '../../ui/bar-button.tsx';
import { abandonLesson, closeLesson } from '../../ui/lesson-open.ts';
import { showNotice } from '../../ui/notices.tsx';
import { route } from '../../ui/route.ts';
import { settings } from '../../ui/settings.ts';
import { TextButton } from '../../ui/text-button.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { type LessonPlay, playLesson } from './play-lesson.ts';

import '../../ui/styles/table-colours.css';
import './tutorial.css';

export function LessonPage({ game: id }: { readonly game: string }) {
  const lesson = useLoaded(() => loadPart(id, 'lesson'), [id]);
  const head = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => head.current?.focus({ preventScroll: true }), []);
  const game = GAMES.find((each) => each.id === id);
  const texts = t.value.tutorial;
  const title = texts.title(aboutGame(id).name);
  return (
    <div
      ref={head}
      tabIndex={-1}
      class="page room lesson"
      data-table-colour={settings.tableColour.value}
      role="dialog"
      aria-modal="true"
      aria-label={title}
    >
      <header class="bar row">
        <p class="bar-title truncated">{title}</p>
        <BarButton icon="close" label={texts.leave} kind="is-lit" onPress={closeLesson} />
      </header>
      {lesson.value === 'failed' && <p class="waiting">{t.value.broken}</p>}
      {game !== undefined && lesson.value !== null && lesson.value !== 'failed' && (
        <OpenLesson game={game} lesson={lesson.value} />
      )}
    </div>
  );
}

function OpenLesson({ game, lesson }: { readonly game: Game; readonly lesson: GuidedLesson }) {
  const play = useSignal<LessonPlay | null>(null);
  const times = useSignal(0);
  useEffect(() => {
    const begun = playLesson(game, lesson);
    play.value = begun;
    return begun.stop;
  }, [game, lesson, times.value]);
  if (play.value === null) return null;
  const { link, objection, suggested, moving, progress } = play.value;
  const done = progress.value.asked && progress.value.step >= lesson.steps.length;
  return (
    <>
      <LessonPanel game={game.id} lesson={lesson} play={play.value} />
      <div class="room-body">
        <div class="room-main">
          <GameTable
            key={times.value}
            link={link}
            presentation={presentationOf(game.id)}
            suggested={suggested}
            objection={objection}
            moving={moving}
            result={null}
          />
          {done && <Ways game={game} onAgain={() => times.value++} />}
        </div>
      </div>
    </>
  );
}

interface LessonPanelProps {
  readonly game: string;
  readonly lesson: GuidedLesson;
  readonly play: LessonPlay;
}

/** The instruction of the current step. While the opponents move, the previous one stays. */
function LessonPanel({ game, lesson, play }: LessonPanelProps) {
  const { step, asked } = play.progress.value;
  const { steps } = lesson;
  const texts = messagesOf(game).tutorial;
  const { step: count, done, watch } = t.value.tutorial;
  const key = asked ? steps[step]?.key : steps[step - 1]?.key;
  const text = key === undefined ? watch : texts?.steps[key];
  const over = asked && step >= steps.length;
  const at = Math.min(asked ? step + 1 : Math.max(1, step), steps.length);
  return (
    <div class={`lesson-panel row surface${asked ? '' : ' is-done'}`}>
      <p class="lesson-step">
        {!over && <span class="unseen">{count(at, steps.length)}</span>}
        {steps.map((each, index) => (
          <span key={each.key} aria-hidden="true" class={`lesson-dot${index < step ? ' is-done' : ''}`} />
        ))}
      </p>
      <p class="lesson-text" role="status">
        {over ? `${done}. ${texts?.done ?? ''}` : typeof text === 'function' ? text(isTouchScreen()) : text}
      </p>
    </div>
  );
}

function Ways({ game, onAgain }: { readonly game: Game; readonly onAgain: () => void }) {
  const texts = t.value.tutorial;
  const atTable = route.value.page === 'table';
  const { make, isMaking } = useNewTable();
  const first = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => first.current?.focus(), []);
  const start = async () => {
    const error = await make(() => playAlone({ game: game.id, options: {}, seats: usualSeats(game) }));
    if (error === null) abandonLesson();
    else if (error !== undefined) showNotice({ text: newTableErrorText(error) });
  };
  return (
    <p class="lesson-actions wrap surface">
      {atTable ? (
        <button ref={first} type="button" class="main" onClick={closeLesson}>
          {t.value.back}
        </button>
      ) : (
        <button ref={first} type="button" class="main" aria-disabled={isMaking} onClick={() => void start()}>
          {game.seats.max > 1 ? t.value.ways.againstBots : texts.play}
        </button>
      )}
      <TextButton class="second" label={texts.again} onClick={onAgain} />
    </p>
  );
}
