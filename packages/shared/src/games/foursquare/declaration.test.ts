import { testChoices } from '../../testing/choices.ts';
import { foursquare } from './index.ts';

testChoices(
  foursquare,
  {
    seats: [1],
    flip: ['line', 'others'],
  },
  2,
);
