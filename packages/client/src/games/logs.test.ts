import { defaultOptions } from '@hundredfold/shared/core/options.ts';
import { TEST_GAMES } from '@hundredfold/shared/testing/test-games.ts';
import { expect, test } from 'vitest';
import { languagesOf } from '../../test/test-games.ts';
import { playerNamed, watchedGame } from '../../test/watched-game.ts';
import { messagesIn, speak } from '../i18n/all-languages.ts';

const MOVES = 60;

test.each(TEST_GAMES)('the log of $id has sentences whose verbs agree with the player, in every language', (game) => {
  const seats = Math.max(game.seats.min, Math.min(4, game.seats.max));
  const { steps } = watchedGame(game, { options: defaultOptions(game.options), seats }, 5);
  for (const { after, told } of steps.slice(0, MOVES)) {
    const seat = after.last?.seat ?? 0;
    for (const each of languagesOf(game.id)) {
      speak(each);
      const [own = '', ...more] = told(seat);
      const [others = '', ...moreForOthers] = told('public');
      const [you, yourVerb] = own.split(' ');
      const [who, theirVerb] = others.split(' ');
      expect([you, who], own).toEqual([messagesIn(each).name.you, playerNamed(seat)]);
      expect(yourVerb, `${own} ${others}`).not.toBe(theirVerb);
      for (const line of [own, ...more, others, ...moreForOthers]) {
        expect(line).toMatch(/^\P{Ll}.*\.$/u);
        expect(line, 'a name and a colon are no sentence').not.toMatch(/^(?:You|Du|Вы|Ann|Ben|Cai|Dora):/);
      }
    }
  }
});
