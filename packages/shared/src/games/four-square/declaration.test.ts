import { testChoices, upTo } from '../../testing/choices.ts';
import { fourSquare } from './index.ts';

testChoices(
  fourSquare,
  {
    seats: upTo(6),
    ghosts: upTo(5),
  },
  6 * 5,
);
