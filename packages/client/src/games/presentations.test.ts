import { type AnyAction, isSameAction } from '@hundredfold/shared/core/action.ts';
import { outcomeOf } from '@hundredfold/shared/core/match.ts';
import { defaultOptions } from '@hundredfold/shared/core/options.ts';
import { allSeats } from '@hundredfold/shared/core/seat.ts';
import { allViewers, mayAct } from '@hundredfold/shared/core/view.ts';
import { shownPositions } from '@hundredfold/shared/testing/shown-positions.ts';
import { QUICK_GAMES } from '@hundredfold/shared/testing/test-games.ts';
import { signal } from '@preact/signals';
import { type ComponentChildren, type FunctionComponent, isValidElement, type VNode } from 'preact';
import { describe, expect, test } from 'vitest';
import { languagesOf } from '../../test/test-games.ts';
import { speak } from '../i18n/all-languages.ts';
import { frame } from '../table/layout/frame.ts';
import { ownFaces } from '../table/layout/layout.ts';
import { AT_REST, isQuestion, type Press } from '../table/presentation.ts';
import { pressOf } from '../table/state/table-queries.ts';
import { DecisionButton } from '../table/view/decision-button.tsx';
import { presentationOf } from './index.ts';

const name = (seat: number): string => `Player ${seat}`;

function actionsOf(press: Press | null): readonly AnyAction[] {
  if (press === null) return [];
  return isQuestion(press) ? press.answers.map(({ action }) => action) : [press];
}

/** Yields what the buttons of a decision do. */
function* decidedBy(drawn: ComponentChildren): Generator<AnyAction> {
  if (Array.isArray(drawn)) for (const each of drawn) yield* decidedBy(each);
  if (!isValidElement(drawn)) return;
  const { type, props } = drawn as VNode<{ readonly action: AnyAction }>;
  if (type === (DecisionButton as unknown)) yield props.action;
  else yield* decidedBy(typeof type === 'function' ? (type as FunctionComponent)(props) : props.children);
}

describe.each(QUICK_GAMES)('the table of $id', (game) => {
  const presentation = presentationOf(game.id);
  const seats = game.seats.max;
  const matches = [...shownPositions({ game, options: defaultOptions(game.options), seats }, 3)];
  const on = { frame: frame({ width: 1280, height: 748 }, { seats, below: 0, hand: presentation.hand ?? 'many' }), name };

  test('offers the possible actions alone: each kind by cards and targets, or by a button for it', () => {
    const [kindsOffered, kindsDecided] = [new Set<string>(), new Set<string>()];
    for (const match of matches) {
      for (const seat of allSeats(seats)) {
        const view = game.view(match.state, seat);
        const hand = ownFaces(view);
        const picking = mayAct(view) ? (presentation.picks?.(view, name) ?? null) : null;
        const presses = [
          ...(picking === null ? hand.map((card) => pressOf(presentation, { game, view }, card)) : []),
          ...(presentation.targets?.(view, on) ?? []).map(({ press }) => press),
        ];
        const offered = presses.flatMap(actionsOf).map((action) => JSON.stringify(action));
        const legal = game.legal(view).map((action) => [JSON.stringify(action), action.type] as const);
        const possible = new Set(legal.map(([text]) => text));
        expect(offered.filter((text) => !possible.has(text))).toEqual([]);
        if (picking === null)
          for (const action of game.legal(view).filter((each) => !offered.includes(JSON.stringify(each)))) {
            const draft = signal(presentation.draftOf?.(action) ?? null);
            const guideMark = () => undefined;
            const drawn = presentation.decision?.({ ...on, view, draft, decide: () => undefined, guideMark });
            expect([...decidedBy(drawn)].filter((each) => isSameAction(each, action))).toHaveLength(1);
          }
        for (const [text, kind] of legal) (offered.includes(text) ? kindsOffered : kindsDecided).add(kind);
        if (picking !== null) expect(possible).toContain(JSON.stringify(picking.choose(hand.slice(-picking.count))));
      }
    }
    expect(kindsOffered.size).toBeGreaterThan(0);
    expect([...kindsOffered].filter((kind) => kindsDecided.has(kind))).toEqual([]);
  });

  test('highlights the winners at the end, and before it nobody but the seat that would take a trick', () => {
    for (const match of matches) {
      const view = game.view(match.state, 'public');
      const outcome = outcomeOf(match);
      const { trick } = view.table;
      const winning = allSeats(seats).filter((seat) => presentation.seat(view, seat, AT_REST).isWinning);
      if (outcome !== null) expect(winning).toEqual(outcome.won === true ? [0] : (outcome.ranking?.[0] ?? []));
      else expect(winning).toHaveLength(Array.isArray(trick) && trick.length > 0 ? 1 : 0);
    }
  });

  test('shows everyone a prompt as long as the game goes on, in every language', () => {
    for (const language of languagesOf(game.id)) {
      speak(language);
      for (const match of matches) {
        for (const viewer of allViewers(seats)) {
          const said = presentation.prompt(game.view(match.state, viewer), name);
          expect(/\p{L}{3}/u.test(said)).toBe(outcomeOf(match) === null);
        }
      }
    }
  });
});
