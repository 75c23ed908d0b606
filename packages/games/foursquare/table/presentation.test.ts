import { textOf } from '@hundredfold/client/game';
import { drawnPieces } from '@hundredfold/client/src/i18n/sentence.ts';
import { frame } from '@hundredfold/client/src/table/layout/frame.ts';
import { stepOf, watchedGame } from '@hundredfold/client/test/watched-game.ts';
import { act, outcomeOf } from '@hundredfold/shared/core/match.ts';
import { describe, expect, it } from 'vitest';
import { foursquare } from '../rules/index.ts';
import { type FoursquareView, legal } from '../rules/view.ts';
import { boardOf } from './layout.ts';
import { outlook, tally } from './outlook.ts';
import { presentation } from './presentation.tsx';
import { cellOf, idOf } from './targets.ts';

const SIZES = [
  { width: 1280, height: 748 },
  { width: 1920, height: 1028 },
  { width: 390, height: 792 },
  { width: 792, height: 390 },
  { width: 320, height: 516 },
  { width: 280, height: 601 },
] as const;

const GAMES_PLAYED = ['others', 'line'].flatMap((flip) =>
  [1, 2, 3, 4].map((seed) => watchedGame<FoursquareView>(foursquare, { options: { flip }, seats: 1 }, seed)),
);

const PLACEMENTS = GAMES_PLAYED.flatMap(({ matches, seenBy }) =>
  matches.flatMap((match) =>
    legal(seenBy(match, 0)).flatMap((action) => {
      const result = act(match, 0, action);
      if (!result.ok) return [];
      const { told } = stepOf(match, result.value, seenBy);
      return [
        {
          before: seenBy(match, 0),
          action,
          outcome: outcomeOf(result.value),
          after: seenBy(result.value, 0),
          told,
        },
      ];
    }),
  ),
);

describe('Foursquare at the table', () => {
  it('4.1 to 5.3: the preview of a placement (what turns over, and how the game ends) matches its result', () => {
    const ends = new Set<string | null>();
    for (const { before, action, outcome, after } of PLACEMENTS) {
      const look = outlook(before, action);
      expect({ down: look?.down, up: look?.ups }).toEqual(tally(after));
      const turned = after.table.grid.filter((pile) => {
        const was = before.table.grid.find(({ row, col }) => row === pile.row && col === pile.col);
        return (
          was !== undefined && (was.top === null) !== (pile.top === null) && (pile.row !== action.row || pile.col !== action.col)
        );
      });
      expect(look?.turned.map(({ row, col }) => [row, col])).toEqual(turned.map(({ row, col }) => [row, col]));
      const won = outcome?.won;
      const end = won === undefined ? null : won ? 'won' : 'lost';
      expect([look?.ends, after.outcome?.won]).toEqual([end, won]);
      ends.add(end);
    }
    expect(ends).toContain('lost');
  });

  it('4.4: with the other reading of the rule the placed card may end face down, and the preview says so', () => {
    const own = PLACEMENTS.filter(({ before, action }) => outlook(before, action)?.up === false);
    expect(own.length).toBeGreaterThan(20);
    for (const { before, action, after } of own) {
      expect(before.options.flip).toBe('line');
      const pile = after.table.grid.find(({ row, col }) => row === action.row && col === action.col);
      expect(pile?.top).toBeNull();
      expect(labelAt(before, action)).toContain('ends up face down itself');
    }
  });

  it('4.4: the log names every card that turned face down, also the placed one', () => {
    let owns = 0;
    for (const { before, action, after } of PLACEMENTS) {
      const look = outlook(before, action);
      const own = look?.up === false ? [before.seats[0]?.hand[0] ?? ''] : [];
      const others = look?.turned.flatMap(({ top }) => (top === null ? [] : [top])) ?? [];
      const sentences = presentation.logSentences({ before, last: { seat: 0, action }, after }, () => 'Ann');
      const told = sentences.find((sentence) => /turns? face down/.test(textOf([sentence]))) ?? '';
      const named = drawnPieces([told]).flatMap((piece) => (typeof piece === 'string' ? [] : [piece.face]));
      expect(named).toEqual([...own, ...others]);
      owns += own.length;
    }
    expect(owns).toBeGreaterThan(20);
  });

  it.each(SIZES)('every place where the card may go is a target of at least 24 px, at $width × $height', (size) => {
    const on = { frame: frame(size, { seats: 1, below: 0, hand: 'none' }) };
    for (const view of GAMES_PLAYED.flatMap(({ matches, seenBy }) => matches.map((match) => seenBy(match, 0)))) {
      const targets = presentation.targets(view, on);
      expect(targets.flatMap(({ press }) => (press === null ? [] : [press]))).toEqual(legal(view));
      for (const { id, box, press } of targets) {
        if (press !== null) expect(press).toEqual({ type: 'place', ...cellOf(id) });
        expect(Math.min(box.width, box.height), id).toBeGreaterThanOrEqual(24);
        expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= size.width && box.y + box.height <= size.height).toBe(true);
      }
    }
  });

  it.each(SIZES)('the figures have room for their words beside the cards, at $width × $height', (size) => {
    const { figures, frame: field, next } = boardOf(frame(size, { seats: 1, below: 0, hand: 'none' }));
    expect(figures.width).toBeGreaterThanOrEqual(112);
    expect(figures.x).toBeGreaterThan(Math.min(next.x + next.width / 2, field.x + field.width));
    expect(figures.x + figures.width).toBeLessThanOrEqual(size.width);
  });

  it('5.3: the log says how the game ended', () => {
    for (const { outcome, told } of PLACEMENTS) {
      const lines = told(0);
      expect(/you (?:lose|win)|So close/.test(lines.at(-1) ?? '')).toBe(outcome !== null);
      expect(lines[0]).toMatch(/^You place the .+ in row [1-4], column [1-4]\.$/);
    }
  });

  it('5.2: the score is the number of cards left in the stock, and a lost game has no score', () => {
    for (const { outcome, after } of PLACEMENTS) {
      if (outcome !== null) expect(presentation.seat(after, 0).points).toBe(outcome.scores[0]);
    }
  });
});

function labelAt(view: FoursquareView, cell: { readonly row: number; readonly col: number }): string {
  const on = { frame: frame({ width: 1280, height: 748 }, { seats: 1, below: 0, hand: 'none' }) };
  return presentation.targets(view, on).find(({ id }) => id === idOf(cell))?.label ?? '';
}
