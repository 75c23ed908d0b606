import { testChoices } from '../../choices.ts';
import { handOver } from '../hand-over.ts';

testChoices(handOver, { seats: [2, 3, 4] }, 3);
