import { begun } from '@hundredfold/games/four-square/rules/testing/table.ts';
import { rummyLesson } from '@hundredfold/games/hundred-rummy/rules/lesson.ts';
import { dealt } from '@hundredfold/games/hundred-rummy/rules/testing/table.ts';
import { modFour } from '@hundredfold/games/mod-four/rules/index.ts';
import { modFourLesson } from '@hundredfold/games/mod-four/rules/lesson.ts';
import { deal } from '@hundredfold/games/mod-four/rules/testing/table.ts';
import { oneHundredOne } from '@hundredfold/games/one-hundred-one/rules/index.ts';
import { lying, type TestPosition } from '@hundredfold/games/one-hundred-one/rules/testing/table.ts';
import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import type { Lesson } from '@hundredfold/shared/core/lesson.ts';
import { act, outcomeOf } from '@hundredfold/shared/core/match.ts';
import { defaultOptions } from '@hundredfold/shared/core/options.ts';
import { seeded } from '@hundredfold/shared/core/seeded-random.ts';
import type { View } from '@hundredfold/shared/core/view.ts';
import type { GridPile } from '@hundredfold/shared/core/view-schema.ts';
import { gameById } from '@hundredfold/shared/games/index.ts';
import { shownAtFirst } from '@hundredfold/shared/testing/shown-positions.ts';
import { isOwn, QUICK_GAMES } from '@hundredfold/shared/testing/test-games.ts';
import { walkLesson } from '@hundredfold/shared/testing/walk-lesson.ts';
import { describe, expect, test } from 'vitest';
import { languagesOf, reasonOf } from '../../test/test-games.ts';
import { cardName } from '../cards/card-names.ts';
import { speak } from '../i18n/all-languages.ts';
import { LANGUAGES } from '../i18n/index.ts';
import type { PlayerName } from '../i18n/sentence.ts';

import { type HintReason, tellingReason } from './hints.ts';
import { manifestOf } from './manifest.ts';

const name = (seat: number) => ['You', 'Ada', 'Blaise', 'Carl', 'Daphne', 'Emmy', 'Fibo', 'Gerty'][seat] ?? '';
const YOU: PlayerName = { name: 'You', own: true };
const BEN: PlayerName = { name: 'Ben', own: false };
const namesAlone = (seat: number) => (seat === 0 ? 'Ben' : name(seat));
const MOVES = 80;
const ADDRESSED: Readonly<Record<string, RegExp>> = {
  en: /\b(you|your|yours)\b|(^|: |\. )(take|draw|name|play|discard|score)\b/i,
  de: /\b(du|dich|dir|dein\w*)\b|\b(nimm|leg|zieh|heb|wünsch|werte|spiel|wirf|lass)\b/i,
  ru: /(^|\P{L})(вы|вас|вам|ваш\p{L}*)(?!\p{L})|\p{L}(йте|ите|ьте)(?!\p{L})/iu,
};

const hasHints = ({ id }: Game) => isOwn(id) || manifestOf(id)?.hint !== undefined;
const HINTED = QUICK_GAMES.filter(hasHints).map((game) => [game.id, game] as const);

function* botMoves(game: Game, seed: number) {
  const source = seeded(seed);
  const setting = { game, options: defaultOptions(game.options), seats: Math.min(4, game.seats.max) };
  for (const match of shownAtFirst(setting, seed, MOVES)) {
    const [seat] = game.toAct(match.state);
    if (seat === undefined) return;
    const view = game.view(match.state, seat);
    yield { match, view, action: game.bot(view, source) };
  }
}

test.each(HINTED)(
  'a reason for a move of %s is not as true of all others, and is given in every language or in none',
  async (id, game) => {
    const reason = await reasonOf(id);
    const telling = tellingReason(reason, game);
    const languages = languagesOf(id);
    let reasons = 0;
    for (const { view, action } of botMoves(game, 3)) {
      const said = languages.map((each) => {
        speak(each);
        return telling(view, action, name, YOU);
      });
      if (said.every((each) => each === null)) continue;
      reasons++;
      for (const each of said) expect(each, JSON.stringify(action)).toMatch(/\p{L}.*\p{L}/u);
      expect(new Set(said).size, said.join(' | ')).toBe(languages.length);
      speak('en');
      const bare = game.legal(view).map((each) => reason(view, each, name, YOU)?.replace(/\d+/g, ''));
      if (bare.length > 1) expect(new Set(bare).size, `${telling(view, action, name, YOU)}`).toBeGreaterThan(1);
    }
    expect(reasons).toBeGreaterThan(0);
  },
);

/** Returns whether a number in an action is a place, such as a column or a stack, which no one says. */
function isPlace(name: string, { viewSchema: { table } }: Game): boolean {
  return ['row', 'col'].includes(name) || `${name}0` in table;
}

/** Returns the words for an action: its numbers, and its cards unless they are numbers, which sums have, too. */
function wordsFor(action: AnyAction, game: Game, { options }: View): readonly string[] {
  const faces = game.faces(options);
  return Object.entries(action)
    .flatMap(([name, values]) => [values].flat().map((value) => ({ name, value })))
    .flatMap(({ name, value }) => {
      if (typeof value === 'number') return isPlace(name, game) ? [] : [String(value)];
      return value !== undefined && faces.includes(value) && /\p{L}/u.test(value) ? [cardName(value)] : [];
    });
}

/** Returns the reasons that name what belongs to one possible action alone, and are given for another one. */
function misnamed(reason: HintReason, game: Game, view: View): readonly string[] {
  const all = game.legal(view).map((action) => ({ action, words: wordsFor(action, game, view) }));
  return all.flatMap(({ action, words }) => {
    const said = tellingReason(reason, game)(view, action, name, YOU) ?? '';
    const others = all
      .flatMap((each) => each.words)
      .filter((word, _, every) => !words.includes(word) && every.indexOf(word) === every.lastIndexOf(word));
    return others.some((word) => new RegExp(`\\b${word}\\b`, 'i').test(said)) ? [said] : [];
  });
}

test.each(HINTED)('a reason of %s that names what belongs to one action is given for that one', async (id, game) => {
  const reason = await reasonOf(id);
  for (const { view } of botMoves(game, 9)) expect(misnamed(reason, game, view)).toEqual([]);
});

test('a reason that names one action beside the ring around another is found', () => {
  const views = [...botMoves(modFour, 9)].map(({ view }) => view);
  const [cutting, playing] = [views[0]!, views[1]!];
  const [best, other] = (modFour as Game).legal(playing).map(({ card }) => String(card));
  expect(misnamed((_, { at }) => (at === 1 ? null : 'About 17'), modFour, cutting)).not.toEqual([]);
  expect(misnamed((_, { card }) => (card === other ? null : cardName(best ?? '')), modFour, playing)).not.toEqual([]);
  expect(misnamed((_, { card }) => cardName(String(card)), modFour, playing)).toEqual([]);
});

test.each(HINTED)('a reason of %s for the move of another player addresses nobody, in every language', async (id, game) => {
  const reason = await reasonOf(id);
  for (const { view } of botMoves(game, 5)) {
    for (const each of languagesOf(id)) {
      speak(each);
      for (const action of game.legal(view))
        expect(reason(view, action, namesAlone, BEN) ?? '').not.toMatch(ADDRESSED[each] ?? '');
    }
  }
});

async function saidIn(id: string, lesson: Lesson, key: string): Promise<string | null> {
  const game = gameById(id);
  if (game === undefined) throw new Error(`there is no ${id}`);
  const taken = walkLesson(game, lesson, 0).find((step) => step.key === key);
  const step = lesson.steps.find((each) => each.key === key);
  if (taken === undefined || step?.wanted[0] === undefined) throw new Error(`there is no step ${key}`);
  return (await reasonOf(id))(game.view(taken.asked.state, 0), step.wanted[0], name, YOU);
}

test('Mod Four: the hint says what a card makes, and who gets the trick', async () => {
  expect(await saidIn('mod-four', modFourLesson, 'take')).toBe('Makes 15, remainder 3: the trick is yours');
  expect(await saidIn('mod-four', modFourLesson, 'giveAway')).toBe(
    'Makes 10, remainder 2: you can’t win it, so let Carl have it',
  );
  expect(await saidIn('mod-four', modFourLesson, 'lead')).toBe('Makes 0, remainder 0: it’s yours for now');
});

describe('Mod Four in pairs: the hint counts the partner', () => {
  const begun = deal(['2S 4S', '4H', '4D', '5S 2H'], { mode: 'partnership' });
  const saidOf = async (now: typeof begun, seat: number, hand: string, card: string) => {
    const view = now.seenBy(seat);
    const seats = view.seats.map((each, of) => (of === seat ? { ...each, hand: hand.split(' ') } : each));
    return (await reasonOf('mod-four'))({ ...view, seats }, { type: 'play', card }, name, YOU);
  };

  test('a trick that goes to the partner for now is no objection', async () => {
    expect(await saidOf(begun, 0, '2S 3S', '2S')).toBe('Makes 2, remainder 2: for now it goes to your partner');
    expect(await saidOf(begun, 0, '2S 4S', '2S')).toBeNull(); // With the four it is for now the player’s own.
    expect(await saidOf(begun, 0, '3S 4S', '3S')).toBeNull();
  });

  test('a trick that the partner could have had is not lost', async () => {
    const last = begun.plays('4S 4H 4D');
    expect(await saidOf(last, 3, '5S 2H', '5S')).toBe('Makes 17, remainder 1: the trick goes to your partner');
    expect(await saidOf(last, 3, '5S 2H', '2H')).toBeNull();
    expect(await saidOf(last, 3, '4C 2H', '2H')).toBe('Makes 14, remainder 2: you can’t win it, so let Blaise have it');
    expect(await saidOf(last, 3, '6S 2H', '2H')).toBeNull(); // Blaise gets it anyway.
  });

  test('in every language', async () => {
    const reason = await reasonOf('mod-four');
    const view = begun.seenBy(0);
    const said = LANGUAGES.map((each) => {
      speak(each);
      expect(reason(view, { type: 'play', card: '2S' }, namesAlone, BEN)).not.toMatch(ADDRESSED[each] ?? '');
      return reason(view, { type: 'play', card: '2S' }, name, YOU);
    });
    expect(new Set(said).size, said.join(' | ')).toBe(LANGUAGES.length);
  });
});

test('100 Points Rummy: the hint says which cards make the hundred', async () => {
  expect(await saidIn('hundred-rummy', rummyLesson, 'score')).toBe('40 + 30 + 20 + 10 = 100: score it');
  expect(await saidIn('hundred-rummy', rummyLesson, 'open')).toBe('Take the 10, discard a 20, and you have 100');
  expect(await saidIn('hundred-rummy', rummyLesson, 'discard')).toBe('Leaves 40 + 30 + 20 + 10 = 100');
});

test('One Hundred and One: the hint keeps a striking card for the end, or uses it in the run that wins', async () => {
  const reason = await reasonOf(oneHundredOne.id);
  const saidOf = (lie: TestPosition) => {
    const view = lying(lie).seenBy(0);
    return reason(view, oneHundredOne.bot(view, seeded(1)), name, YOU);
  };
  expect(saidOf({ hands: ['JH 7S 6C', 'KC 9C', '9D'], pile: 'JS', pack: '6C 7C' })).toBe(
    'It fits, and you save your attack cards for the end',
  );
  expect(saidOf({ hands: ['7S AS 7H JH', 'KC 9C'], pile: '9S', pack: '6C 7C' })).toBe(
    'Your cards fit one after the other: you go out right away',
  );
  expect(saidOf({ hands: ['JH 7C 6C', 'KC 9C', '9D'], pile: 'JS', pack: '6C 7C' })).toBe(
    '2 points less if you are left with cards',
  );
});

test('100 Points Rummy: what is not the nearest to 100 has no reason', async () => {
  const reason = await reasonOf('hundred-rummy');
  const view = dealt(['10 10 10 10', '20 20 20 20'], '50').draws().seenBy(0);
  const saidOf = (card: string) => reason(view, { type: 'discard', card }, name, YOU);
  expect(saidOf('50')).toBeNull();
  expect(saidOf('10')).toBe('Leaves 80: then you need one of these: 30');
});

test('Foursquare: a placement has a reason if it wins, or leaves fewer cards face down than others', async () => {
  const game = gameById('foursquare');
  if (game === undefined) throw new Error('there is no foursquare');
  const reason = await reasonOf('foursquare');
  const downIn = ({ table }: View): number => (table.grid as readonly GridPile[]).filter(({ top }) => top === null).length;
  const told = new Set<string | undefined>();
  for (const { match, view } of botMoves(game, 7)) {
    const next = game.legal(view).map((action) => {
      const acted = act(match, 0, action);
      if (!acted.ok) throw new Error(acted.refusal);
      return {
        said: reason(view, action, name, YOU),
        seen: game.view(acted.value.state, 0),
        ends: outcomeOf(acted.value) !== null,
      };
    });
    const downs = next.map(({ seen }) => downIn(seen));
    for (const { said, seen, ends } of next) {
      const down = downIn(seen);
      const isFewest = down === Math.min(...downs) && down < Math.max(...downs);
      told.add(said?.replace(/\d+/, '#'));
      if (!ends)
        expect(said).toBe(
          isFewest ? (down === 0 ? 'Leaves every card face up' : `Leaves the fewest cards face down: ${down}`) : null,
        );
    }
  }
  expect(told.size).toBeGreaterThan(2);
});

test('Four Square: only a placement that leaves the next player least is said to do so', async () => {
  const reason = await reasonOf('four-square');
  const view = { ...begun('10 20 20 20 20').sees, viewer: 0 };
  const said = [0, 1].map((stack) => reason(view, { type: 'place', stack }, name, YOU));
  expect(said).toContain(null);
  expect(said).toContain('Makes 80: that gives the next player the least');
});

test('One Hundred and One: a hint to draw says whether something fits', async () => {
  const reason = await reasonOf(oneHundredOne.id);
  const saidOf = (hand: string) => {
    const view = lying({ hands: [hand, 'KC 9C'], pile: 'JS', pack: '6H 7H', asked: { freeDraw: true } }).seenBy(0);
    return reason(view, { type: 'draw' }, name, YOU);
  };
  expect(saidOf('JH 7C')).toBe('You could play, but another card helps you more');
  expect(saidOf('7C 6C')).toBe('Nothing fits: draw a card');
});
