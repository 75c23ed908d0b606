import type { Messages } from '../en/index.ts';
import * as sections from './sections.ts';

export const messages: Messages = {
  house: 'Hundredfold',
  pitch: 'Откройте стол, отправьте ссылку и играйте. Каждый за своим экраном, без регистрации.',
  cancel: 'Отмена',
  close: 'Закрыть',
  back: 'Назад',
  done: 'Готово',
  notNow: 'Не сейчас',
  more: 'Ещё',
  menu: 'Меню',
  hideNotice: 'Скрыть сообщение',
  ...sections,
};
