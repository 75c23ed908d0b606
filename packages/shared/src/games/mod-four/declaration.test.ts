import { testChoices, upTo } from '../../testing/choices.ts';
import { modFour } from './index.ts';

testChoices(
  modFour,
  {
    seats: [4],
    deck: ['french-32', 'french-36', 'french-40', 'french-52', 'spanish-40', 'spanish-48'],
    mode: ['cutthroat', 'partnership'],
    target: upTo(50),
  },
  6 * 2 * 5,
);
