import type { Messages } from '../en/index.ts';
import { first } from './first.ts';
import * as sections from './sections.ts';

export const messages: Messages = {
  ...first,
  cancel: 'Отмена',
  back: 'Назад',
  done: 'Готово',
  notNow: 'Не сейчас',
  more: 'Ещё',
  menu: 'Меню',
  ...sections,
};
