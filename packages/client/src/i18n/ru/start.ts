import type { Messages } from '../en/index.ts';

export const start: Messages['start'] = {
  title: 'Карточный стол для своей компании',
  games: 'Игра',
  options: 'Настройки игры',
  standard: 'стандарт',
  otherNumber: 'Другое число',
  numberWrong: (from, to) => `Нужно целое число от ${from} до ${to}.`,
  seats: 'Игроки',
  alone: 'Соло',
  open: 'Открытый стол',
  openAbout: 'Виден на главной; любой может сесть или смотреть.',
  openAloneAbout: 'Виден на главной; любой может смотреть.',
  make: 'Открыть стол',
  play: 'Играть',
  making: 'Готовим стол…',
  failed: 'Не удалось открыть стол. Попробуйте ещё раз чуть позже.',
  tooMany: 'Вы открыли слишком много столов подряд. Подождите немного.',
  join: 'Войти по коду',
  codeWrong: 'Стола с таким кодом нет. Код состоит из 8 латинских букв и цифр, например 7K4M-2XPD.',
  go: 'Войти',
};

export const ways: Messages['ways'] = {
  ways: 'С кем будем играть?',
  friends: 'Друзья',
  strangers: 'Другие',
  find: 'Найти игру',
  againstBots: 'Играть с ботами',
  continueGames: 'Ваши столы',
  goOnTo: (game) => `Продолжить: ${game}`,
  backTo: (game) => `Вернуться за стол: ${game}`,
  yourTurn: 'ваш ход',
  turnOf: (names) => `ход: ${names}`,
  gathering: 'ждём игроков',
  over: 'игра окончена',
  asleep: 'все ушли',
  nobodyElse: 'только вы',
};

export const solo: Messages['solo'] = {
  sign: 'Только на этом устройстве',
  begun: (when) => `начата ${when}`,
  goneTitle: 'Здесь нет такой игры',
  gone: 'Возможно, в неё играли в другом браузере или она удалена, чтобы освободить место новым.',
  elsewhere: 'Вы продолжили эту игру в другом окне или на другой вкладке.',
  unkeptTitle: 'Здесь нельзя сохранять игры',
  unkept: 'Этот браузер не может сохранять игры. В режиме инкогнито это часто запрещено.',
  unsaved: 'Браузер не может сохранить эту игру. Не закрывайте страницу, пока не доиграете.',
  unsavedSure: 'Браузер не может сохранить эту игру. Если выйти сейчас, она пропадёт.',
  halted: 'Игра сохранена такой, какой была после последнего хода.',
};

export const credits: Messages['credits'] = {
  title: 'Благодарности',
  about: 'Спасибо тем, кто создал игры, карты и код.',
  art: 'Карты',
  letters: 'Шрифты',
  code: 'Сделано с помощью',
  french: 'Картинки нарисованы по свободной колоде Адриана Кеннарда. Масти, индексы и рубашки нарисованы для Hundredfold.',
  spanish: 'Испанская колода нарисована для Hundredfold.',
  fonts:
    'Fraunces (Undercase Type) и Figtree (Эрик Кеннеди); кириллица — Vollkorn (Фридрих Альтхаузен) и Onest (Дмитрий Волошин и Андрей Кудрявцев). Все по лицензии SIL Open Font License.',
  software: 'Hundredfold — открытая программа под лицензией MIT; она построена на Colyseus, PixiJS, Preact и многом другом.',
};

export const page: Messages['page'] = {
  notLoaded: 'Hundredfold пока не загрузился. Пожалуйста, обновите страницу.',
  needsScripts: 'Hundredfold нужен JavaScript. Пожалуйста, разрешите его для этой страницы.',
  tooOldTitle: 'Ваш браузер слишком старый для Hundredfold',
  tooOld: (versions) =>
    `Обновите его или откройте эту страницу в другом браузере. Hundredfold работает начиная с версий: ${versions}.`,
};
