import { testChoices, upTo } from '../../testing/choices.ts';
import { hundredRummy } from './index.ts';

testChoices(
  hundredRummy,
  {
    seats: upTo(8),
    target: upTo(10).map((hundreds) => hundreds * 100),
    tournament: [false, true],
  },
  8 * 5 * 2,
);
