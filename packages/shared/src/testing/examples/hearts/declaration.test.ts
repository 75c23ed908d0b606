import { testChoices } from '../../choices.ts';
import { hearts } from './index.ts';

testChoices(hearts, { seats: [3, 4], target: [50, 100] }, 2 * 2);
