import { effect, untracked } from '@preact/signals';
import { buzz } from '../../lib/sound/buzz.ts';
import { playSound } from '../../lib/sound/play-sound.ts';
import { MIDDLE } from '../../lib/sound/sounds.ts';
import type { Snapshot } from '../../net/table-link.ts';
import { isUpToDate } from '../state/table-queries.ts';
import type { ShownTable, TableUiState } from '../state/table-ui-state.ts';
import { isCalled, isMyTurn, knocksIn } from '../state/turn-alert.ts';
import { type LocatedSound, pointsIn, soundsOf } from './sounds-for-step.ts';

/** Plays the sounds of everything that is shown at a table, until the returned function is called. */
export function listen(ui: TableUiState): () => void {
  const ends = [hearCards(ui), hearTurn(ui), hearTime(ui)];
  return () => {
    for (const end of ends) end();
  };
}

function hearCards(ui: TableUiState): () => void {
  const { shown, latest } = ui.view;
  const { presentation } = ui;
  const told = new Set<string>(); // During a replay only the cards are heard.
  let last = shown.peek();
  return effect(() => {
    const before = last;
    const now = shown.value;
    last = now;
    if (now === before) return;
    untracked(() => {
      const { viewSchema } = latest.value.game;
      for (const each of soundsOf(before, now, { viewSchema, presentation })) {
        const news =
          each.place === null ? `${latest.value.matchNumber} ${each.sound} ${pointsIn(now.view, presentation).join(' ')}` : null;
        if (news !== null && told.has(news)) continue;
        if (news !== null) told.add(news);
        playSound(each.sound, whereOf(each, now, ui), delayOf(each, now));
      }
    });
  });
}

/** Returns the horizontal position of a sound, from the cards at its place, or from where cards would lie there. */
function whereOf(
  { place }: LocatedSound,
  { view }: ShownTable,
  { presentation, screen: { frame }, choice: { draft } }: TableUiState,
): number {
  const { size } = frame.value;
  if (place === null || size.width === 0) return MIDDLE;
  const spots = presentation.cardPoses(view, place, { frame: frame.value, draft: draft.value });
  const spot = spots.at(-1);
  return spot === undefined ? MIDDLE : Math.min(1, Math.max(0, spot.x / size.width));
}

/** The share of the flight after which a played card seems to have landed: cards are fast at first. */
const LANDING_SHARE = 0.55;
const RESULT_DELAY_MS = 260;

function delayOf({ sound, place }: LocatedSound, { flight }: ShownTable): number {
  if (place === null) return flight * LANDING_SHARE + RESULT_DELAY_MS;
  return sound === 'play' ? flight * LANDING_SHARE : 0;
}

/** Plays the call when it is visibly the viewer's turn; not again before another player's turn. */
function hearTurn(ui: TableUiState): () => void {
  let called: Snapshot | null = null;
  return effect(() => {
    const now = ui.view.latest.value;
    if (!isMyTurn(now)) called = null;
    else if (isUpToDate(ui)) {
      if (isCalled(called, now)) {
        playSound('turn', MIDDLE, ui.view.shown.peek().flight * LANDING_SHARE + RESULT_DELAY_MS);
        buzz();
      }
      called = now;
    }
  });
}

function hearTime({ view: { latest } }: TableUiState): () => void {
  return effect(() => {
    const { seats, seat } = latest.value;
    const due = seat === null || !isMyTurn(latest.value) ? undefined : seats[seat]?.time?.due;
    if (due === undefined) return;
    const timers = knocksIn(due - performance.now()).map((wait) => setTimeout(() => playSound('knock'), wait));
    return () => timers.forEach(clearTimeout);
  });
}
