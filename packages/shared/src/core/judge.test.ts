import { fourSquare } from '@hundredfold/games/four-square/rules/index.ts';
import { hundredRummy } from '@hundredfold/games/hundred-rummy/rules/index.ts';
import { modFour } from '@hundredfold/games/mod-four/rules/index.ts';
import { oneHundredOne } from '@hundredfold/games/one-hundred-one/rules/index.ts';
import { handOver } from '@hundredfold/games/testing/hand-over/rules/index.ts';
import { describe, expect, test } from 'vitest';
import { randomWalk } from '../testing/random-walk.ts';
import { seeds } from '../testing/seeds.ts';
import type { Setting } from '../testing/setting.ts';
import type { AnyAction } from './action.ts';
import type { Game } from './game.ts';
import { judgeTakeback, type PastTurn, type TakebackVerdict } from './judge.ts';
import { type Match, outcomeOf, pendingChance, type Step } from './match.ts';
import { defaultOptions, type OptionValues } from './options.ts';
import { turnsOf } from './record.ts';
import { seeded } from './seeded-random.ts';

const GAMES_EACH = 6;
const ENOUGH = 120;

interface Judged {
  readonly action: AnyAction;
  readonly drawsLots: boolean;
  readonly says: TakebackVerdict;
}

function* judgements(setting: Setting, seed: number): Generator<Judged> {
  const past: PastTurn[] = [];
  let steps: Step[] = [];
  let before: Match | null = null;
  for (const { match, step } of randomWalk(setting, seeded(seed))) {
    if (step !== null) steps.push(step);
    before ??= match;
    if (pendingChance(match) !== null || outcomeOf(match) !== null) continue;
    const [turn] = turnsOf(steps);
    if (turn !== undefined) past.push({ before, turn });
    if (turn?.move) yield { action: turn.move.action, drawsLots: turn.lots.length > 0, says: judgeTakeback(past, match, 1) };
    if (past.length === ENOUGH) return;
    [steps, before] = [[], match];
  }
}

const known = new Map<string, readonly Judged[]>();

function judgedAt(game: Game, seats: number, options: OptionValues): readonly Judged[] {
  const name = `${game.id} ${seats} ${JSON.stringify(options)}`;
  const setting = { game, seats, options: { ...defaultOptions(game.options), ...options } };
  const all = known.get(name) ?? seeds(GAMES_EACH).flatMap((seed) => [...judgements(setting, seed)]);
  known.set(name, all);
  return all;
}

type IsMeant = (action: AnyAction) => boolean;

function said(game: Game, seats: number, isMeant: IsMeant, options: OptionValues = {}): readonly TakebackVerdict[] {
  const meant = judgedAt(game, seats, options).filter(({ action, drawsLots }) => !drawsLots && isMeant(action));
  return [...new Set(meant.map(({ says }) => says))];
}

function saidOfDeals(game: Game, seats: number, isMeant: IsMeant): readonly TakebackVerdict[] {
  const meant = judgedAt(game, seats, {}).filter(({ action, drawsLots }) => drawsLots && isMeant(action));
  return [...new Set(meant.map(({ says }) => says))];
}

const any = (type: string) => (action: AnyAction) => action.type === type;
const aPlay = (card: string) => (action: AnyAction) => action.type === 'play' && String(action.card).startsWith(card);
const from = (pile: string) => (action: AnyAction) => action.type === 'draw' && action.from === pile;
const free: OptionValues = { freeDraw: true };

describe('the verdict on a takeback while others play', () => {
  test.each([
    ['Mod Four: a card', 'with-consent', said(modFour, 4, any('play'))],
    ['Mod Four: the cut', 'seen', said(modFour, 4, any('cut'))],
    ['One Hundred and One: the opening order', 'at-once', said(oneHundredOne, 3, any('order'))],
    ['One Hundred and One: a pass', 'at-once', said(oneHundredOne, 3, any('pass'), free)],
    ['One Hundred and One: a nine', 'with-consent', said(oneHundredOne, 3, aPlay('9'))],
    ['One Hundred and One: an ace', 'with-consent', said(oneHundredOne, 3, aPlay('A'))],
    ['One Hundred and One: a queen', 'with-consent', said(oneHundredOne, 3, aPlay('Q'))],
    ['One Hundred and One: a draw', 'seen', said(oneHundredOne, 3, any('draw'))],
    ['One Hundred and One: a six', 'seen', said(oneHundredOne, 3, aPlay('6'))],
    ['One Hundred and One: a seven', 'seen', said(oneHundredOne, 3, aPlay('7'))],
    ['One Hundred and One: the king of spades', 'seen', said(oneHundredOne, 3, aPlay('KS'))],
    ['Rummy: taking the discard', 'at-once', said(hundredRummy, 3, from('discard'))],
    ['Rummy: a discard', 'with-consent', said(hundredRummy, 3, any('discard'))],
    ['Rummy: a draw', 'seen', said(hundredRummy, 3, from('draw'))],
    ['Rummy: a score', 'seen', said(hundredRummy, 3, any('score'))],
    ['Four Square: any placement', 'seen', said(fourSquare, 3, any('place'))],
    ['Hand Over: a card that is shown', 'with-consent', said(handOver, 3, any('show'))],
  ] as const)('%s: %s', (_, says, found) => {
    expect(found).toEqual([says]);
  });

  test('Hand Over: cards laid face down need consent, until the last ones are laid and all are passed', () => {
    expect(said(handOver, 3, any('pass'))).toEqual(['with-consent', 'seen']);
  });

  test('Mod Four: the last card of a hand is seen, because cards are dealt anew', () => {
    expect(saidOfDeals(modFour, 4, any('play'))).toEqual(['seen']);
  });
});
