import { modFour } from '@hundredfold/games/mod-four/rules/index.ts';
import { startMatch } from '@hundredfold/shared/core/match.ts';
import { defaultOptions } from '@hundredfold/shared/core/options.ts';
import { mayAct } from '@hundredfold/shared/core/view.ts';
import { shownPositions } from '@hundredfold/shared/testing/shown-positions.ts';
import { TEST_GAMES } from '@hundredfold/shared/testing/test-games.ts';
import { describe, expect, test } from 'vitest';
import { waitingText } from '../../features/legend/table-legend.ts';
import { snapshotOfMatch } from '../../net/testing/snapshot-of-match.ts';
import { reasonFor } from '../input/refuse.ts';
import { ownFaces } from '../layout/layout.ts';
import { tableAt } from '../testing/table-at.ts';
import { asPlayable, playStopOf } from './play-stop.ts';
import { canPress, isAwaited, isDim, pickingOf, targetsOf } from './table-queries.ts';

describe.each(TEST_GAMES)('at a table of $id', (game) => {
  const options = defaultOptions(game.options);
  const awaited = [...shownPositions({ game, options, seats: game.seats.max }, 5)]
    .slice(0, 40)
    .flatMap((match) => match.game.toAct(match.state).map((seat) => snapshotOfMatch(match, seat)))
    .filter(({ view }) => mayAct(view));

  test.each([
    ['paused', { pause: { on: true, wanted: [] } }],
    ['unsaved', { unsaved: true }],
  ] as const)('nothing can be played while it is %s, and nothing looks playable', (why, facts) => {
    expect(awaited.length).toBeGreaterThan(0);
    for (const snapshot of awaited) {
      expect(isAwaited(tableAt(snapshot).ui)).toBe(true);
      const ui = tableAt({ ...snapshot, ...facts }).ui;
      const cards = ownFaces(snapshot.view).map((face, index) => ({ face, index }));
      expect(isAwaited(ui) || pickingOf(ui) !== null).toBe(false);
      expect(cards.filter((card) => canPress(ui, card) || isDim(ui, card))).toEqual([]);
      expect(targetsOf(ui).filter(({ press }) => press !== null)).toEqual([]);
      expect(game.legal(ui.view.latest.value.view)).toEqual([]);
      const reason = why === 'paused' ? 'The game is paused.' : 'The game is on hold until an error is fixed.';
      expect(reasonFor(ui, {})).toEqual({ text: reason, paragraph: undefined });
    }
  });
});

test('play stops in a pause and while nothing can be saved, and only during a game', () => {
  const playing = { phase: 'playing', pause: { on: false, wanted: [] }, unsaved: false, view: { outcome: null } } as const;
  expect(playStopOf(playing)).toBeNull();
  expect(playStopOf({ ...playing, pause: { on: true, wanted: [] } })).toBe('paused');
  expect(playStopOf({ ...playing, unsaved: true, pause: { on: true, wanted: [] } })).toBe('onHold');
  expect(playStopOf({ ...playing, phase: 'halted' })).toBe('onHold');
  const outcome = { scores: [1, 2] };
  expect(playStopOf({ ...playing, phase: 'over', view: { outcome } })).toBeNull();
  expect(playStopOf({ ...playing, phase: 'over' })).toBe('unfinished');
});

test('the legend says that play is stopped', () => {
  const options = defaultOptions(modFour.options);
  const playing = snapshotOfMatch(startMatch(modFour, options, 4), 0);
  expect(waitingText(asPlayable({ ...playing, pause: { on: true, wanted: [] } }))).toBe('Paused.');
  expect(waitingText(asPlayable({ ...playing, unsaved: true }))).toBe('On hold.');
});
