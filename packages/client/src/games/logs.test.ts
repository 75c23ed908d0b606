import { drawChance } from '@hundredfold/shared/core/chance.ts';
import { act, type Match, outcomeOf, resolveChanceWith, startMatch } from '@hundredfold/shared/core/match.ts';
import { defaultOptions } from '@hundredfold/shared/core/options.ts';
import { seeded } from '@hundredfold/shared/core/seeded-random.ts';
import type { Viewer } from '@hundredfold/shared/core/view.ts';
import { TEST_GAMES } from '@hundredfold/shared/testing/test-games.ts';
import { expect, test } from 'vitest';
import { languagesOf, presentationOf } from '../../test/test-games.ts';
import { messagesIn, speak } from '../i18n/all-languages.ts';
import { textOf } from '../i18n/sentence.ts';

const name = (seat: number) => ['Ada', 'Blaise', 'Carl', 'Daphne'][seat] ?? '';
const MOVES = 60;

test.each(TEST_GAMES.map((game) => [game.id, game] as const))(
  'the log of %s has sentences whose verbs agree with the player, in every language',
  (id, game) => {
    const [presentation, languages] = [presentationOf(id), languagesOf(id)];
    const source = seeded(5);
    const draw = (due: Parameters<typeof drawChance>[0]) => drawChance(due, source);
    const options = defaultOptions(game.options);
    let match: Match = resolveChanceWith(startMatch(game, options, Math.max(game.seats.min, Math.min(4, game.seats.max))), draw);
    for (let moved = 0; moved < MOVES && outcomeOf(match) === null; moved++) {
      const [seat = 0] = game.toAct(match.state);
      const before = match;
      const acted = act(match, seat, game.bot(game.view(match.state, seat), source));
      if (!acted.ok) throw new Error(acted.refusal);
      match = resolveChanceWith(acted.value, draw);
      const { last } = match;
      if (last === null) throw new Error('nothing was done');
      const told = (viewer: Viewer) => {
        const [view, next] = [before, match].map(({ state }) => game.view(state, viewer));
        if (view === undefined || next === undefined) throw new Error('nothing is seen');
        return presentation.logSentences({ before: view, last, after: next }, name).map((sentence) => textOf([sentence]));
      };
      for (const each of languages) {
        speak(each);
        const [own = ''] = told(seat);
        const [others = ''] = told('public');
        const [you, yourVerb] = own.split(' ');
        const [who, theirVerb] = others.split(' ');
        expect([you, who], own).toEqual([messagesIn(each).gameTable.you, name(seat)]);
        expect(yourVerb, `${own} ${others}`).not.toBe(theirVerb);
        for (const line of [...told(seat), ...told('public')]) {
          expect(line).toMatch(/^\P{Ll}.*\.$/u);
          expect(line, 'a name and a colon are no sentence').not.toMatch(/^(?:You|Du|Вы|Ada|Blaise|Carl|Daphne):/);
        }
      }
    }
  },
);
