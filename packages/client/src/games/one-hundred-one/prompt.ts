import type { OneHundredOneView } from '@hundredfold/shared/games/one-hundred-one/view.ts';
import { legal } from '@hundredfold/shared/games/one-hundred-one/view.ts';
import { cardName } from '../../table/card-words.ts';
import type { NameOf } from '../../table/staging.ts';
import { isAgain, orderedSuit, possible } from './standing.ts';
import { oneHundredOneWords } from './words.ts';

/** What is to be done, in a few words. */
export function prompt(view: OneHundredOneView, name: NameOf): string {
  const [seat] = view.toAct;
  if (seat === undefined) return '';
  return seat === view.viewer ? own(view) : others(view, name(seat));
}

function own(view: OneHundredOneView): string {
  const { prompt: words, suits } = oneHundredOneWords.value;
  const { duty, pile } = view.table;
  const canPlay = legal(view).some(({ type }) => type === 'play');
  if (duty === 'order') return words.order;
  if (duty === 'cover') return canPlay ? words.coverEight : words.nothingCoversEight;
  if (duty === 'drawn') return possible(view, 'pass') === null ? words.drawn : words.drawnOrPass;
  const again = isAgain(view);
  if (!canPlay) return words.nothing(again);
  const suit = orderedSuit(view);
  return suit === null ? words.cover(cardName(pile.top ?? ''), again) : words.follow(suits[suit], again);
}

function others(view: OneHundredOneView, name: string): string {
  const { prompt: words } = oneHundredOneWords.value;
  const { duty } = view.table;
  if (duty === 'order') return words.orders(name);
  if (duty === 'cover') return words.coversEight(name);
  return isAgain(view) ? words.playsAgain(name) : words.plays(name);
}
