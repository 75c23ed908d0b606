// Threats (docs/security.md): H10, R5.

import { modFour } from '@hundredfold/games/mod-four/rules/index.ts';
import type { ModFourState } from '@hundredfold/games/mod-four/rules/state.ts';
import { describe, expect, test } from 'vitest';
import type { ActionKinds } from '../core/action.ts';
import { accepted, type Result, refused } from '../core/result.ts';
import { atSeat, leftOf, rightOf } from '../core/seat.ts';
import type { Viewer } from '../core/view.ts';
import { checkLaws } from './check-laws.ts';
import { LAWS } from './laws/laws.ts';
import { seeds } from './seeds.ts';

type ModFour = typeof modFour;
type Bug = Partial<Omit<ModFour, 'actions' | 'apply'>> & {
  readonly actions?: ActionKinds;
  apply?(...asked: Parameters<ModFour['apply']>): Result<ModFourState, string>;
};

const OPTIONS = { deck: 'french-32', mode: 'cutthroat', target: 10 } as const;

const GAMES_EACH = 32;

const BROKEN: Readonly<Record<string, readonly [law: string, bug: Bug]>> = {
  'a turn that a spectator does not see': [
    'a seat is to act until the outcome',
    { view: (state, viewer) => ({ ...modFour.view(state, viewer), ...(viewer === 2 && { toAct: [2] }) }) },
  ],
  'a legal list for any seat': [
    'only those to act have legal actions',
    { legal: (view) => modFour.legal({ ...view, toAct: typeof view.viewer === 'number' ? [view.viewer] : [] }) },
  ],
  'a legal list that forgets a card': [
    'apply accepts exactly the legal actions',
    { legal: (view) => withoutLast(view.table.trick.length === 2, modFour.legal(view)) },
  ],
  'a cut that may lift the whole deck': [
    'apply accepts exactly the legal actions',
    {
      apply: (state, seat, action) =>
        modFour.apply(state, seat, action.type === 'cut' && action.at === state.deck.length ? { ...action, at: 1 } : action),
    },
  ],
  'a card that may be played out of turn': ['apply accepts exactly the legal actions', { apply: applyOutOfTurn }],
  'a refusal without a paragraph': ['apply accepts exactly the legal actions', { apply: refuseOddly }],
  'a wrong reason': [
    'whyIllegal gives the same refusal as apply',
    { whyIllegal: (view, action) => (action.type === 'cut' ? 'already-cut' : (modFour.whyIllegal?.(view, action) ?? null)) },
  ],
  'a bot that plays what it does not hold': [
    'a bot chooses a legal action, and the same one from the same view',
    { bot: (view, source) => (view.table.deck > 0 ? modFour.bot(view, source) : { type: 'play', card: '7S' }) },
  ],
  'a bot with randomness of its own': [
    'a bot chooses a legal action, and the same one from the same view',
    { bot: (view) => modFour.bot(view, { below: (n) => Math.floor(Math.random() * n) }) },
  ],
  'a stage that begins before the cards are shuffled': [
    'a stage within a deal begins when no chance outcome is due',
    { stage: ({ phase }) => Number(phase === 'shuffle') },
  ],
  'a ranking that forgets the last': [
    'the outcome places every seat once',
    { outcome: (state) => withRanking(state, (ranking) => ranking.slice(0, -1)) },
  ],
  'a state with an undefined field': [
    'state, views and actions survive a round trip through JSON',
    { resolveChance: (state, lot) => ({ ...modFour.resolveChance(state, lot), note: undefined }) },
  ],
  'a play that changes the old state': ['queries do not change the state', { apply: applyInPlace }],
  'moves that rely on every step being seen': [
    'the moves over a gap may be wrong, but name only zones that exist',
    {
      cardMoves: (before, last, after) => [
        ...modFour.cardMoves(before, last, after),
        ...(after.table.trick.length > before.table.trick.length + 1
          ? [{ from: { zone: 'hand', seat: 4 }, to: { zone: 'trick', seat: null }, cards: 1 }]
          : []),
      ],
    },
  ],
  'a trick that is thrown away': [
    'each card lies in exactly one place',
    { apply: (state, seat, action) => after(state, seat, action, (next) => ({ ...next, won: [[], [], [], []] })) },
  ],
  'a card that is missing at one step of the game': [
    'each card lies in exactly one place',
    {
      cards(state) {
        const all = modFour.cards(state);
        return isSeventhPoint(state) ? { ...all, table: { deck: [], trick: [] } } : all;
      },
    },
  ],
  'a joker in the deck': [
    'all cards are of the faces in play',
    { faces: (options) => modFour.faces(options).map((face) => (face === 'KS' ? 'joker' : face)) },
  ],
  'a score that falls by chance': [
    'a record replays to the same end',
    {
      apply: (state, seat, action) =>
        after(state, seat, action, (next) => (action.type === 'cut' ? { ...next, points: next.points.map(loaded) } : next)),
    },
  ],
  'a state that is another one each time, until the end': [
    'a record can be opened at any turn',
    {
      apply: (state, seat, action) =>
        after(state, seat, action, (next) => ({ ...next, noise: next.phase === 'over' ? 0 : Math.random() })),
    },
  ],
  "a neighbour's hand that everyone sees": [
    'a view does not change when unseen cards change',
    {
      view: (state, viewer) =>
        withSeats(state, viewer, (seat, fields) =>
          seat === 1 && state.hands[1]?.length ? { ...fields, hand: state.hands[1] } : fields,
        ),
    },
  ],
  'points that reveal sevens in the won tricks': [
    'a view does not change when unseen cards change',
    {
      view(state, viewer) {
        const view = modFour.view(state, viewer);
        const sevens = state.won.map((won) => won.filter(isSeven).length);
        return { ...view, sides: view.sides.map(({ points }, side) => ({ points: points + (sevens[side] ?? 0) })) };
      },
    },
  ],
  'a new deal from another deck': [
    'determinize keeps the cards',
    { withCards: (...asked) => withAces(modFour.withCards(...asked)) },
  ],
  'a new deal that changes nothing': ['determinize moves every unseen card', { withCards: (state) => state }],
  "won tricks that are listed among another seat's cards": [
    'a view shows of the cards what the view schema says',
    {
      cards: (state) => withWonBy(modFour.cards(state), ([first = [], ...others]) => [...others, first]),
      withCards: (state, cards) =>
        modFour.withCards(
          state,
          withWonBy(cards, (won) => [...won.slice(-1), ...won.slice(0, -1)]),
        ),
    },
  ],
  'a deal with every trick': [
    'deals are counted one by one, and a reshuffle begins none',
    { deal: ({ points }) => 1 + points.reduce((sum, each) => sum + each, 0) },
  ],
  'a deal that is never counted': ['deals are counted one by one, and a reshuffle begins none', { deal: ({ deal }) => deal - 1 }],
  'a card that is played face down, and yet named': [
    'an action names in public only faces that everyone sees',
    {
      view(state, viewer) {
        const seen = modFour.view(state, viewer);
        return { ...seen, table: { ...seen.table, trick: seen.table.trick.slice(0, -1) } };
      },
      cardMoves: (before, last, next) =>
        modFour.cardMoves(before, last, next).map((move) => (move.to.zone === 'trick' ? { ...move, cards: 1 } : move)),
    },
  ],
  'a trick that flies to the wrong seat': [
    'the moves turn the old view into the new one',
    {
      cardMoves: (before, last, next) =>
        modFour.cardMoves(before, last, next).map((move) => {
          const { zone, seat } = move.to;
          return zone === 'won' && seat !== null ? { ...move, to: { zone, seat: rightOf(seat, 4) } } : move;
        }),
    },
  ],
  'a lead that reveals the hand of the next player': [
    'a turn that may be taken back has shown nobody more than its action says',
    {
      apply: (state, seat, action) =>
        after(state, seat, action, (next) => {
          if (next.trick.length !== 1) return next;
          const sevens = (next.hands[leftOf(seat, 4)] ?? []).filter(isSeven).length;
          return { ...next, points: atSeat(next.points, 0, sevens) };
        }),
    },
  ],
  'a view with an undeclared field': [
    'a view is read back from the wire as it was',
    { view: (state, viewer) => withSeats(state, viewer, (_, fields) => ({ ...fields, mood: 'fine' })) },
  ],
  'an undeclared action': [
    'an action passes the schema and is read back from the wire as it was',
    { actions: { ...modFour.actions, play: {} } },
  ],
  'a game that starts over and over': [
    'play ends',
    { apply: (state, seat, action) => after(state, seat, action, (next) => ({ ...next, points: [0, 0, 0, 0] })) },
  ],
};

describe('the laws catch', () => {
  test.each(Object.entries(BROKEN))('%s', (_, [law, bug]) => {
    const game = { ...modFour, ...bug };
    expect(() => checkLaws({ game, options: OPTIONS, seats: 4 }, seeds(GAMES_EACH))).toThrow(`: ${law}: `);
  });

  test('every law is broken by one of these bugs', () => {
    const broken = Object.values(BROKEN).map(([law]) => law);
    expect(LAWS.map((law) => law.says).filter((law) => !broken.includes(law))).toEqual([]);
  });
});

function after(state: ModFourState, seat: number, action: Action, change: (next: ModFourState) => ModFourState) {
  const result = modFour.apply(state, seat, action);
  return result.ok ? accepted(change(result.value)) : result;
}

type Action = Parameters<ModFour['apply']>[2];
type Fields = ReturnType<ModFour['view']>['seats'][number];

function withSeats(state: ModFourState, viewer: Viewer, change: (seat: number, fields: Fields) => Fields) {
  const view = modFour.view(state, viewer);
  return { ...view, seats: view.seats.map((fields, seat) => change(seat, fields)) };
}

type Cards = ReturnType<ModFour['cards']>;

function withWonBy({ table, seat }: Cards, turn: (won: Cards['seat']['won']) => Cards['seat']['won']): Cards {
  return { table, seat: { ...seat, won: turn(seat.won) } };
}

function withRanking(state: ModFourState, change: (ranking: readonly (readonly number[])[]) => readonly (readonly number[])[]) {
  const outcome = modFour.outcome(state);
  return outcome === null ? null : { ...outcome, ranking: change(outcome.ranking ?? []) };
}

function refuseOddly(state: ModFourState, seat: number, action: Action): Result<ModFourState, string> {
  const result = modFour.apply(state, seat, action);
  return result.ok ? result : refused('because');
}

function applyInPlace(state: ModFourState, seat: number, action: Action): ReturnType<ModFour['apply']> {
  const result = modFour.apply(state, seat, action);
  if (result.ok && action.type === 'play') (state.points as number[])[seat] = 0;
  return result;
}

function applyOutOfTurn(state: ModFourState, seat: number, action: Action): ReturnType<ModFour['apply']> {
  const result = modFour.apply(state, seat, action);
  const holds = action.type === 'play' && state.hands[seat]?.includes(action.card);
  return !result.ok && holds && state.trick.length === 1 ? accepted(state) : result;
}

function withAces(state: ModFourState): ModFourState {
  return { ...state, won: state.won.map((pile) => pile.map(() => 'AS')) };
}

function withoutLast(last: boolean, legal: ReturnType<ModFour['legal']>): ReturnType<ModFour['legal']> {
  return last && legal.length > 1 ? legal.slice(0, -1) : legal;
}

function isSeventhPoint({ trick, points }: ModFourState): boolean {
  return trick.length === 1 && points.reduce((sum, each) => sum + each, 0) === 7;
}

function loaded(): number {
  return Math.floor(Math.random() * 8);
}

function isSeven(card: string): boolean {
  return card.startsWith('7');
}
