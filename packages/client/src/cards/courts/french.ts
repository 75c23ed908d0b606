import { JS } from './JS.ts';
import { JH } from './JH.ts';
import { JD } from './JD.ts';
import { JC } from './JC.ts';
import { QS } from './QS.ts';
import { QH } from './QH.ts';
import { QD } from './QD.ts';
import { QC } from './QC.ts';
import { KS } from './KS.ts';
import { KH } from './KH.ts';
import { KD } from './KD.ts';
import { KC } from './KC.ts';
import type { Courts } from '../court.ts';

export const courts: Courts = { JS, JH, JD, JC, QS, QH, QD, QC, KS, KH, KD, KC };
