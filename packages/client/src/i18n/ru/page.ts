import type { Messages } from '../en/index.ts';

export const page: Messages['page'] = {
  notLoaded: 'Hundredfold пока не загрузился. Пожалуйста, обновите страницу.',
  needsScripts: 'Hundredfold нужен JavaScript. Пожалуйста, разрешите его для этой страницы.',
  tooOldTitle: 'Ваш браузер слишком старый для Hundredfold',
  tooOld: (versions) =>
    `Обновите его или откройте эту страницу в другом браузере. Hundredfold работает начиная с версий: ${versions}.`,
};
