import { pseudo } from '../../../i18n/pseudo.ts';
import { messages as en } from './en.ts';

export const messages = pseudo(en);
