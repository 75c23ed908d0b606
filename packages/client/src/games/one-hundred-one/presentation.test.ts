import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import { act, type Match, resolveAllChance, startMatch } from '@hundredfold/shared/core/match.ts';
import { seeded } from '@hundredfold/shared/core/seeded-random.ts';
import { allViewers, isOver, ownHand, type Viewer } from '@hundredfold/shared/core/view.ts';
import type { actions, OneHundredOneOptions } from '@hundredfold/shared/games/one-hundred-one/declaration.ts';
import { oneHundredOne } from '@hundredfold/shared/games/one-hundred-one/index.ts';
import { MAX_FORCED_ACTIONS } from '@hundredfold/shared/games/one-hundred-one/round.ts';
import { circling } from '@hundredfold/shared/games/one-hundred-one/testing/table.ts';
import { legal, type OneHundredOneView, type viewSchema } from '@hundredfold/shared/games/one-hundred-one/view.ts';
import { shownPositions } from '@hundredfold/shared/testing/shown-positions.ts';
import { describe, expect, it } from 'vitest';
import { textOf } from '../../i18n/sentence.ts';
import { frame } from '../../table/layout/frame.ts';
import { planAnimation } from '../../table/motion/plan.ts';
import { isQuestion, type Presentation, type Press } from '../../table/presentation.ts';
import { oneHundredOneMessages } from './messages.ts';
import { presentation } from './presentation.tsx';
import { orderedSuit, suitBesidePile } from './standing.ts';

const game: Game<OneHundredOneOptions, unknown, typeof actions, typeof viewSchema> = oneHundredOne;
const atTable: Presentation = presentation;
const name = (seat: number): string => ['Ann', 'Ben', 'Cai', 'Dora', 'Eve', 'Fay'][seat] ?? '';

interface Pair {
  readonly before: Match;
  readonly after: Match;
  readonly seats: number;
}

const PAIRS: readonly Pair[] = [
  ...[1, 2].flatMap((seed) => walk(2, { ending: 'first-loser', freeDraw: false }, seed)),
  ...walk(2, { ending: 'first-loser', freeDraw: true }),
  ...walk(5, { ending: 'elimination', freeDraw: false }),
];

function walk(seats: number, options: Record<string, string | boolean>, seed = 1): readonly Pair[] {
  const matches = [...shownPositions({ game, options, seats }, seed)];
  return matches.slice(1).map((after, index) => ({ before: matches[index]!, after, seats }));
}

function seenBy({ state }: Match, viewer: Viewer): OneHundredOneView {
  return game.view(state, viewer);
}

function told({ before, after }: Pair): readonly string[] {
  const event = { before: seenBy(before, 'public'), last: after.last!, after: seenBy(after, 'public') };
  return atTable.logSentences(event, name).map((sentence) => textOf([sentence]));
}

function actionsOf(press: Press | null): readonly AnyAction[] {
  if (press === null) return [];
  return isQuestion(press) ? press.answers.map(({ action }) => action) : [press];
}

function inOrder(actions: readonly unknown[]): readonly string[] {
  return actions.map((action) => JSON.stringify(action)).toSorted();
}

describe('One Hundred and One at the table', () => {
  it('offers every possible action with a card or the pack, and nothing else', () => {
    for (const { before, seats } of PAIRS) {
      const [viewer = 0] = seenBy(before, 'public').toAct;
      const view = seenBy(before, viewer);
      const on = { frame: frame({ width: 1280, height: 748 }, { seats, below: viewer, hand: 'many' }) };
      const offered = [
        ...ownHand(view).flatMap((card) => actionsOf(presentation.press(view, card))),
        ...presentation.targets(view, on).flatMap(({ press }) => actionsOf(press)),
      ];
      const decided = legal(view).filter(({ type }) => type === 'order' || type === 'pass');
      expect(inOrder([...offered, ...decided])).toEqual(inOrder(legal(view)));
    }
  });

  it('4.3: a queen asks for one of the four suits, unless she ends the round', () => {
    const asked = new Set<number>();
    for (const { before } of PAIRS) {
      const [viewer = 0] = seenBy(before, 'public').toAct;
      const view = seenBy(before, viewer);
      for (const queen of ownHand(view).filter((card) => card.startsWith('Q'))) {
        const press = presentation.press(view, queen);
        if (press !== null) asked.add(isQuestion(press) ? press.answers.length : 1);
      }
    }
    expect([...asked].toSorted()).toEqual([1, 4]);
  });

  it('5.2: a player who is struck sees the cost in the log and on the plate', () => {
    let struck = 0;
    for (const pair of PAIRS) {
      const view = seenBy(pair.after, 'public');
      const { struck: victim, taken } = view.table;
      if (victim === null) continue;
      struck++;
      const cost = taken === 0 ? 'skips a turn' : `draws ${taken} card${taken === 1 ? '' : 's'} and skips a turn`;
      if (!isOver(view)) expect(told(pair)).toContain(`${name(victim)} ${cost}.`);
      const marks = presentation.seat(view, victim).marks.map(({ short }) => short);
      expect(marks).toContain(taken === 0 ? 'skips' : `+${taken}, skips`);
    }
    expect(struck).toBeGreaterThan(50);
  });

  it('5.2: the last strike is not shown while the next card flies', () => {
    let between = 0;
    for (const { before, after } of PAIRS) {
      const steps = planAnimation(seenBy(before, 'public'), after.last, seenBy(after, 'public'), {
        game,
        pace: presentation.pace,
      });
      for (const { view } of steps.slice(0, -1)) {
        between++;
        const marks = view.seats.flatMap((_, seat) => presentation.seat(view, seat).marks.map(({ short }) => short));
        expect(marks.filter((mark) => mark.includes('skips'))).toEqual([]);
      }
    }
    expect(between).toBeGreaterThan(50);
  });

  it('4.3: beside a queen on the pile is the suit that was named for her, and none while she flies', () => {
    let flights = 0;
    for (const { before, after } of PAIRS) {
      const [was, now] = [seenBy(before, 'public'), seenBy(after, 'public')];
      let hasLanded = false;
      for (const step of planAnimation(was, after.last, now, { game, pace: presentation.pace })) {
        hasLanded ||= step.move?.to.zone === 'pile';
        const isAtRest = step.move === null;
        expect(suitBesidePile(step)).toBe(isAtRest ? orderedSuit(now) : hasLanded ? null : orderedSuit(step.view));
        if (!isAtRest && hasLanded && orderedSuit(step.view) !== null) flights++;
      }
    }
    expect(flights).toBeGreaterThan(3);
  });

  it('7.3 to 7.5: the sheet adds up to the totals, or says where 101 became 0', () => {
    let rounds = 0;
    for (const { after } of PAIRS) {
      const view = seenBy(after, 'public');
      const sheet = presentation.sheet(view, name);
      rounds = Math.max(rounds, sheet?.lines.length ?? 0);
      view.seats.forEach(({ total }, seat) => {
        let sum = 0;
        for (const { cells, kind } of sheet?.lines ?? []) {
          const cell = (cells[seat] ?? '').replace('−', '-');
          if (kind === 'sum') expect(Number(cell)).toBe(total);
          else sum = cell.endsWith('→ 0') ? 0 : sum + Number(cell === '' ? 0 : cell);
        }
        expect(sum).toBe(total);
      });
    }
    expect(rounds).toBeGreaterThan(5);
  });

  it('2.2: a card shows its cost if that is not its rank', () => {
    const [first] = PAIRS;
    if (first === undefined) throw new Error('nothing was played');
    const view = seenBy(first.before, 0);
    const said = ['6S', '7H', '8D', '9C', '10S', 'JH', 'QD', 'KC', 'AS'].map((card) => presentation.cardValue(view, card)?.short);
    const asPrinted = undefined;
    expect(said).toEqual([asPrinted, asPrinted, asPrinted, '0', asPrinted, '2', '3', '4', '11']);
  });

  it('6.4: says that a round ends undecided, and counts nothing', () => {
    const { state } = circling();
    const begun = { ...startMatch(game, state.options, 6), state: { ...state, forced: MAX_FORCED_ACTIONS - 1 } };
    const drawn = act(begun, 0, { type: 'draw' });
    if (!drawn.ok) throw new Error(drawn.refusal);
    const after = resolveAllChance(drawn.value, seeded(1), () => {});
    const { undecided } = oneHundredOneMessages.value.log;
    expect(told({ before: begun, after, seats: 6 })).toEqual(expect.arrayContaining(['Ann draws a card.', undecided]));
    for (const viewer of ['public', 0, 1] as const) {
      const steps = planAnimation(seenBy(begun, viewer), after.last, seenBy(after, viewer), {
        game,
        pace: presentation.pace,
      });
      expect(steps.length).toBeGreaterThan(6);
    }
  });

  it('shows everyone a prompt as long as the game goes on', () => {
    for (const { before, seats } of PAIRS) {
      for (const viewer of allViewers(seats)) {
        expect(presentation.prompt(seenBy(before, viewer), name)).toMatch(/\p{L}{3}/u);
      }
    }
  });

  it('5.2: says “again” if the player who acted last is to act again, not if a third player went out with an attack card', () => {
    const counts = { again: 0, wentOut: 0, unknown: 0 };
    for (const { after } of [
      ...PAIRS,
      ...[1, 2, 3, 4].flatMap((seed) => walk(3, { ending: 'first-loser', freeDraw: false }, seed)),
    ]) {
      const view = seenBy(after, 'public');
      const mover = after.last?.seat ?? 0;
      const hasOpened = view.table.pile.size === 1; // The opening card counts as a card of the dealer.
      const isAgain = presentation.prompt(view, name, mover).includes('again');
      if (isAgain && !hasOpened) expect(view.toAct).toEqual([mover]);
      if (isAgain) counts.again++;
      if (isAgain && view.seats.some(({ place }) => place > 0)) counts.wentOut++;
      if (presentation.prompt(view, name).includes('again')) {
        expect(isAgain).toBe(true);
        counts.unknown++;
      }
    }
    expect(counts.unknown).toBeGreaterThan(20);
    expect(counts.wentOut).toBeGreaterThan(5);
    expect(counts.again).toBe(counts.unknown + counts.wentOut);
  });

  it('8: the winners are highlighted only after the end', () => {
    const winning = (view: OneHundredOneView) =>
      view.seats.flatMap((_, seat) => (presentation.seat(view, seat).isWinning ? [seat] : []));
    for (const { before } of PAIRS) expect(winning(seenBy(before, 'public'))).toEqual([]);
    const ends = PAIRS.filter(({ after }) => game.outcome(after.state) !== null);
    expect(ends).toHaveLength(4);
    for (const { after } of ends) expect(winning(seenBy(after, 'public'))).toEqual(game.outcome(after.state)?.ranking?.[0]);
  });
});
