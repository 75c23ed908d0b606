import { en } from './en.ts';
import type { Words } from './index.ts';

export const ru: Words = en;
