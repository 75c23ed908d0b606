import type { Messages } from '../en/index.ts';
import { first } from './first.ts';
import * as sections from './sections.ts';

export const messages: Messages = { ...first, ...sections };
