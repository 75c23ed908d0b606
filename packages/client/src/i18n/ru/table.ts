import type { Messages } from '../en/index.ts';
import { many } from './grammar.ts';

export const table: Messages['table'] = {
  opening: 'Открываем стол…',
  table: 'Стол',
  yourTurn: 'Ваш ход',
  seat: (seat) => `Место ${seat + 1}`,
  sitDown: 'Сесть за стол',
  sitHere: 'Сесть сюда',
  standUp: 'Встать',
  justWatch: 'Только смотреть',
  you: 'вы',
  host: 'хозяин',
  bot: 'бот',
  away: 'нет на месте',
  partner: 'ваш партнёр',
  pair: (letter) => `Пара ${letter}`,
  watchers: 'Смотрят',
  seats: 'Места',
  waiting: (missing) =>
    many(missing, { one: 'Свободно #\u00a0место', few: 'Свободно #\u00a0места', other: 'Свободно #\u00a0мест' }),
  ready: 'Все в сборе',
  hostStarts: (host) => `Игру начнёт ${host}.`,
  start: 'Начать игру',
  fill: 'Добавить бота',
  lock: 'Забронировать',
  unlock: 'Снять бронь',
  locked: 'бронь',
  fillAll: 'Добавить ботов',
  startWith: (players) => `Начать: ${many(players, { one: '# игрок', few: '# игрока', other: '# игроков' })}`,
  arrange: 'Игра и настройки',
  arrangeSure: 'Выбрать другую игру?',
  arrangeAbout: 'Карты уберут со стола у всех. Остальные будут видеть итог, пока не закроют его.',
  arrangeYes: 'Убрать со стола',
  nowPlays: (game) => `За этим столом теперь другая игра: ${game}.`,
  arrangeDone: 'Готово',
  people: 'Кто за столом',
  seated: 'За столом',
  sendAway: 'Исключить',
  makeHost: (name) => `Сделать хозяином: ${name}`,
  clear: 'Убрать',
  clearSure: (name) => `Убрать с места: ${name}?`,
  clearAbout: 'Место освободится. Смотреть или сесть на другое место по-прежнему можно.',
  giveToBot: 'Отдать место боту',
  takeOver: 'Вступить в игру',
  takeOverFrom: (bot) => `Занять место бота ${bot}`,
  areIn: 'Вы в игре: теперь это ваши карты.',
  openSwitch: 'Открытый стол',
  leave: 'Выйти из-за стола',
  leaveSure: 'Выйти из игры?',
  leaveAbout: 'Пока вас нет, за вас играет бот. По ссылке можно вернуться на своё место.',
  leaveAlone: 'Игра подождёт вас. По ссылке можно к ней вернуться.',
  leaveEmpty:
    'Больше никого нет, поэтому игра остановится, пока кто-нибудь из вас не вернётся. По ссылке можно вернуться на своё место.',
  stay: 'Остаться',
};

export const pace: Messages['pace'] = {
  label: 'Время на ход',
  free: 'Без часов',
  relaxed: 'Не спеша',
  normal: 'Обычно',
  fast: 'Быстро',
  freeAbout: (seconds) =>
    `Думайте сколько хотите. Бот вступит только после ${many(seconds, { one: '# секунды', few: '# секунд', other: '# секунд' })} бездействия.`,
  about: (move, bank) =>
    `На ход ${many(move, { one: '# секунда', few: '# секунды', other: '# секунд' })}, плюс ${bank} в запасе на каждую сдачу.`,
};

export const waiting: Messages['waiting'] = {
  botPlays: 'За вас играет бот.',
  back: 'Я снова здесь',
  stillThere: 'Вы ещё здесь? Скоро за вас сходит бот.',
  pause: 'Попросить перерыв',
  pauseNow: 'Сделать перерыв',
  pauseWord: 'Перерыв',
  wantsPause: (names) => `Просьба о перерыве: ${names}.`,
  agree: 'Согласиться',
  needsAll: 'Перерыв начнётся, когда согласятся все.',
  neverMind: 'Уже не нужно',
  paused: 'В игре перерыв.',
  leftAlone: 'Все остальные ушли.',
  letBotsFinish: 'Пусть доиграют боты',
  botsFinish: 'Боты доигрывают…',
  playOn: 'Продолжить',
};

export const takeback: Messages['takeback'] = {
  ask: 'Отменить ход',
  word: 'Отменить',
  wants: (name: string) => `${name} просит отменить ход.`,
  allow: 'Разрешить',
  refuse: 'Отказать',
  waits: (names: string) => `Вы просите отменить ход. Ждём: ${names}.`,
  stands: 'Ход остаётся в силе.',
  count: (times: number) => many(times, { one: '# отмена хода', few: '# отмены хода', other: '# отмен хода' }),
};

export const seatRequests: Messages['seatRequests'] = {
  wantsSeat: (name, bot) => `${name} хочет занять место бота ${bot}.`,
  letIn: 'Пустить в игру',
  notNow: 'Не сейчас',
  askedHost: 'Спрашиваем хозяина стола…',
  swap: 'Поменяться местами',
  wantsSwap: (name: string) => `${name} просит поменяться с вами местами.`,
  agree: 'Поменяться',
  asked: (name: string) => `Ждём, что ответит ${name}…`,
  notThisTime: 'На этот раз не получилось.',
};

export const botLevels: Messages['botLevels'] = {
  title: 'Боты',
  choices: { easy: 'Слабые', normal: 'Обычные', strong: 'Сильные' },
  stated: {
    easy: 'Боты забывают, что уже сыграно, и иногда упускают лучший ход.',
    normal: 'Боты играют по простым правилам.',
    strong: 'Боты помнят все карты, которые видели, и думают наперёд.',
  },
  mixed: 'Боты играют с разной силой — она указана у их мест.',
  names: { easy: 'слабый бот', normal: 'обычный бот', strong: 'сильный бот' },
  phrases: 'Боты иногда говорят',
  phrasesAbout: 'Отдельные готовые фразы, которые ничего не выдают о картах.',
  noPhrases: 'Боты молчат',
  atSeat: {
    button: 'Уровень',
    question: (name: string) => `Как играет ${name}?`,
    title: 'Уровень',
    choices: { easy: 'Слабо', normal: 'Обычно', strong: 'Сильно' },
    stated: {
      easy: 'Забывает, что уже сыграно, и иногда упускает лучший ход.',
      normal: 'Играет по простым правилам.',
      strong: 'Помнит все карты, которые видел, и думает наперёд.',
    },
  },
};
