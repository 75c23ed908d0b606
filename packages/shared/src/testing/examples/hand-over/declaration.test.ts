import { testChoices } from '../../choices.ts';
import { handOver } from './index.ts';

testChoices(handOver, { seats: [2, 3, 4] }, 3);
