import type { Messages } from '../en/index.ts';
import * as account from './account.ts';
import * as cards from './cards.ts';
import * as chat from './chat.ts';
import * as connection from './connection.ts';
import * as gameTable from './game-table.ts';
import * as help from './help.ts';
import * as lobby from './lobby.ts';
import * as refusals from './refusals.ts';
import * as replay from './replay.ts';
import * as settings from './settings.ts';
import * as shuffle from './shuffle.ts';
import * as spectators from './spectators.ts';
import * as start from './start.ts';
import * as table from './table.ts';

export const messages: Messages = {
  house: 'Hundredfold',
  pitch: 'Откройте стол, отправьте ссылку и играйте. Каждый за своим экраном, без регистрации.',
  cancel: 'Отмена',
  close: 'Закрыть',
  back: 'Назад',
  done: 'Готово',
  notNow: 'Не сейчас',
  more: 'Ещё',
  hideNotice: 'Скрыть сообщение',
  ...account,
  ...cards,
  ...chat,
  ...connection,
  ...gameTable,
  ...help,
  ...lobby,
  ...refusals,
  ...replay,
  ...settings,
  ...shuffle,
  ...spectators,
  ...start,
  ...table,
};
