import { messages as en, type Messages } from '../en/index.ts';
import { pseudo } from '../pseudo.ts';

export const messages: Messages = pseudo(en);
