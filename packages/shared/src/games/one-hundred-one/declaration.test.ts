import { testChoices } from '../../testing/choices.ts';
import { oneHundredOne } from './index.ts';

testChoices(
  oneHundredOne,
  {
    seats: [2, 3, 4, 5, 6],
    ending: ['elimination', 'first-loser'],
    freeDraw: [false, true],
  },
  5 * 2 * 2,
);
