import { frame } from '@hundredfold/client/src/table/layout/frame.ts';
import { isQuestion } from '@hundredfold/client/src/table/presentation.ts';
import { playerNamed, stepOf, watchedGame } from '@hundredfold/client/test/watched-game.ts';
import { act, startMatch } from '@hundredfold/shared/core/match.ts';
import { seeded } from '@hundredfold/shared/core/seeded-random.ts';
import { isOver, ownHand } from '@hundredfold/shared/game';
import { resolveAllChance } from '@hundredfold/shared/testing/playout.ts';
import { describe, expect, it } from 'vitest';
import type { OneHundredOneOptions } from '../rules/declaration.ts';
import { oneHundredOne } from '../rules/index.ts';
import { MAX_FORCED_ACTIONS } from '../rules/round.ts';
import { circling } from '../rules/testing/table.ts';
import { legal, type OneHundredOneView } from '../rules/view.ts';
import { oneHundredOneMessages } from './messages.ts';
import { presentation } from './presentation.tsx';
import { orderedSuit, shownSuit } from './standing.ts';

const watched = (seats: number, options: OneHundredOneOptions, seed = 1) =>
  watchedGame<OneHundredOneView>(oneHundredOne, { options: { ...options }, seats }, seed);
const { seenBy } = watched(2, { ending: 'first-loser', freeDraw: true });

const STEPS = [
  ...[1, 2].flatMap((seed) => watched(2, { ending: 'first-loser', freeDraw: false }, seed).steps),
  ...watched(2, { ending: 'first-loser', freeDraw: true }).steps,
  ...watched(5, { ending: 'elimination', freeDraw: false }).steps,
];

describe('One Hundred and One at the table', () => {
  it('4.3: a queen asks for one of the four suits, unless she ends the round', () => {
    const asked = new Set<number>();
    for (const { before } of STEPS) {
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
    for (const { after, told } of STEPS) {
      const view = seenBy(after, 'public');
      const { struck: victim, taken } = view.table;
      if (victim === null) continue;
      struck++;
      const cost = taken === 0 ? 'skips a turn' : `draws ${taken} card${taken === 1 ? '' : 's'} and skips a turn`;
      if (!isOver(view)) expect(told()).toContain(`${playerNamed(victim)} ${cost}.`);
      const marks = presentation.seat(view, victim).marks.map(({ short }) => short);
      expect(marks).toContain(taken === 0 ? 'skips' : `+${taken}, skips`);
    }
    expect(struck).toBeGreaterThan(50);
  });

  it('5.2: the last strike is not shown while the next card flies', () => {
    let between = 0;
    for (const { planned } of STEPS) {
      for (const { view } of planned().slice(0, -1)) {
        between++;
        const marks = view.seats.flatMap((_, seat) => presentation.seat(view, seat).marks.map(({ short }) => short));
        expect(marks.filter((mark) => mark.includes('skips'))).toEqual([]);
      }
    }
    expect(between).toBeGreaterThan(50);
  });

  it('4.3: with a queen on the pile the table shows the suit that was named for her, and none while she flies', () => {
    let flights = 0;
    for (const { after, planned } of STEPS) {
      const now = seenBy(after, 'public');
      let hasLanded = false;
      for (const step of planned()) {
        hasLanded ||= step.move?.to.zone === 'pile';
        const isAtRest = step.move === null;
        const before = hasLanded ? null : orderedSuit(step.view);
        expect(shownSuit(step.view, step.move)).toBe(isAtRest ? orderedSuit(now) : before);
        if (!isAtRest && hasLanded && orderedSuit(step.view) !== null) flights++;
      }
    }
    expect(flights).toBeGreaterThan(3);
  });

  it('7.3 to 7.5: the sheet adds up to the totals, or says where 101 became 0', () => {
    let rounds = 0;
    for (const { after } of STEPS) {
      const view = seenBy(after, 'public');
      const sheet = presentation.sheet(view, playerNamed);
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
    const view = seenBy(STEPS[0]!.before, 0);
    const said = ['6S', '7H', '8D', '9C', '10S', 'JH', 'QD', 'KC', 'AS'].map((card) => presentation.cardValue(view, card)?.short);
    const asPrinted = undefined;
    expect(said).toEqual([asPrinted, asPrinted, asPrinted, '0', asPrinted, '2', '3', '4', '11']);
  });

  it('6.4: says that a round ends undecided, and counts nothing', () => {
    const { state } = circling();
    const begun = { ...startMatch(oneHundredOne, state.options, 6), state: { ...state, forced: MAX_FORCED_ACTIONS - 1 } };
    const drawn = act(begun, 0, { type: 'draw' });
    if (!drawn.ok) throw new Error(drawn.refusal);
    const after = resolveAllChance(drawn.value, seeded(1), () => {});
    const { undecided } = oneHundredOneMessages.value.log;
    const { told, planned } = stepOf(begun, after, seenBy);
    expect(told()).toEqual(expect.arrayContaining(['Ann draws a card.', undecided]));
    for (const viewer of ['public', 0, 1] as const) expect(planned(viewer).length).toBeGreaterThan(6);
  });

  it('5.2: says “again” if the player who acted last is to act again, not if a third player went out with an attack card', () => {
    const counts = { again: 0, wentOut: 0, unknown: 0 };
    for (const { after } of [
      ...STEPS,
      ...[1, 2, 3, 4].flatMap((seed) => watched(3, { ending: 'first-loser', freeDraw: false }, seed).steps),
    ]) {
      const view = seenBy(after, 'public');
      const mover = after.last?.seat ?? 0;
      const hasOpened = view.table.pile.size === 1; // The opening card counts as a card of the dealer.
      const isAgain = presentation.prompt(view, playerNamed, mover).includes('again');
      if (isAgain && !hasOpened) expect(view.toAct).toEqual([mover]);
      if (isAgain) counts.again++;
      if (isAgain && view.seats.some(({ place }) => place > 0)) counts.wentOut++;
      if (presentation.prompt(view, playerNamed).includes('again')) {
        expect(isAgain).toBe(true);
        counts.unknown++;
      }
    }
    expect(counts.unknown).toBeGreaterThan(20);
    expect(counts.wentOut).toBeGreaterThan(5);
    expect(counts.again).toBe(counts.unknown + counts.wentOut);
  });

  const own = watched(3, { ending: 'first-loser', freeDraw: true }, 3).matches.flatMap((match) =>
    seenBy(match, 'public').toAct.map((seat) => seenBy(match, seat)),
  );

  it('4.1 and 4.3: a card that does not fit says what would fit', () => {
    const said = new Set<string>();
    for (const view of own) {
      const cards = legal(view).flatMap((action) => (action.type === 'play' ? [action.card] : []));
      for (const card of ownHand(view)) if (!cards.includes(card)) said.add(presentation.whyNot(view, card).says ?? '');
    }
    const sentence = /^Needs (?:spades|hearts|diamonds|clubs)(?:, an? (?:six|seven|eight|nine|ten|jack|king|ace))? or a queen\.$/;
    expect(said.size).toBeGreaterThan(9);
    for (const each of said) if (each !== '') expect(each).toMatch(sentence);
    const view = own[0]!;
    const onEight = { ...view, table: { ...view.table, duty: null, ordered: null, pile: { top: '8H', size: 1 } } };
    expect(presentation.whyNot(onEight, '7S').says).toBe('Needs hearts, an eight or a queen.');
    const onQueen = { ...view, table: { ...view.table, duty: null, ordered: 'C', pile: { top: 'QH', size: 2 } } } as const;
    expect(presentation.whyNot(onQueen, '7S').says).toBe('Needs clubs or a queen.');
  });

  it('4.5: the pack is lit when drawing is the only option', () => {
    const lit = own.map(
      (view) =>
        presentation.targets(view, { frame: frame({ width: 1280, height: 748 }, { seats: 3, below: 0, hand: 'many' }) })[0]?.lit,
    );
    const stuck = own.map((view) => legal(view).length > 0 && legal(view).every(({ type }) => type === 'draw'));
    expect(lit).toEqual(stuck);
    expect(stuck).toContain(true);
  });
});
