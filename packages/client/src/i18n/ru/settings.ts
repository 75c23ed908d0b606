import type { Messages } from '../en/index.ts';

export const look: Messages['look'] = {
  cloth: 'Цвет стола',
  back: 'Цвет рубашки',
  colourNames: { green: 'Зелёный', blue: 'Синий', wine: 'Бордовый', slate: 'Графитовый' },
  size: 'Размер карт',
  sizes: { normal: 'Обычный', large: 'Крупный' },
  colours: 'Цвета мастей',
  suits: { two: 'Два: красный и чёрный', four: 'Четыре: у каждой свой' },
};

export const keys: Messages['keys'] = {
  control: 'Ctrl',
  space: 'Пробел',
  table: 'За столом',
  replay: 'В повторе',
  page: 'Везде',
  does: {
    onward: 'К следующей области',
    along: 'К соседней карте или месту',
    act: 'Сделать ход или узнать, почему нельзя',
    put: 'Переложить карту в руке',
    cancelSelection: 'Отменить выбор',
    lookBack: 'Показать последний ход ещё раз',
    step: 'На ход назад или вперёд',
    mistake: 'Предыдущая или следующая ошибка',
    ends: 'В начало или в конец',
    play: 'Воспроизведение и пауза',
    sound: 'Включить и выключить звук',
    close: 'Закрыть окно или панель',
    keys: 'Показать горячие клавиши',
  },
};

export const sound: Messages['sound'] = {
  title: 'Звук',
  on: 'Звук включён',
  off: 'Звук выключен',
  volume: 'Громкость',
  sounds: 'Звуки',
  hears: { all: 'Все', turn: 'Только мой ход' },
  vibration: 'Вибрация',
  vibrationAbout: 'Когда мой ход.',
  notices: { turn: 'Сообщать, когда мой ход', match: 'Сообщать, когда стол готов' },
  noticesAbout: { closed: 'Даже если эта страница закрыта.', hidden: 'Пока эта страница открыта в фоне.' },
  noticesBlocked: 'Браузер блокирует уведомления. Разрешить их можно в его настройках для этой страницы.',
  homeScreen: 'Чтобы получать уведомления на iPhone или iPad, добавьте страницу на экран «Домой» и открывайте её оттуда.',
  turnAt: (game) => `Ваш ход: ${game}`,
  players: (names) => `Игроки: ${names}`,
};
