import { testChoices } from '../../choices.ts';
import { skeleton } from './index.ts';

testChoices(skeleton, { seats: [2, 3, 4] }, 3);
