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
  nowPlays: (game) => `За этим столом теперь другая игра: ${game}.`,
  people: 'Кто за столом',
  seated: 'Игроки',
  sendAway: 'Исключить',
  sendAwaySure: (name) => `Исключить: ${name}?`,
  sendAwayAbout: 'Место пропадёт, и можно будет только смотреть, пока вы снова не разрешите сесть.',
  sendAwayWatcher: 'Вернуться можно будет, только когда вы разрешите.',
  removed: 'Исключены',
  readmit: 'Снова пустить за стол',
  barred: 'Хозяин стола исключил вас. Сесть можно, когда он снова разрешит.',
  makeHost: (name) => `Передать роль хозяина: ${name}`,
  makeHostAbout: (name) => `Дальше за столом распоряжается ${name}. Вернуть вам эту роль сможет только новый хозяин.`,
  clear: 'Убрать',
  clearSure: (name) => `Убрать с места: ${name}?`,
  clearAbout: 'Место освободится. Смотреть или сесть на другое место по-прежнему можно.',
  giveToBot: 'Отдать место боту',
  giveToBotSure: (name) => `Отдать боту место игрока ${name}?`,
  giveToBotAbout: 'Эту партию доиграет бот. Вернувшийся игрок сможет её только смотреть.',
  takeOver: 'Вступить в игру',
  takeOverFrom: (bot) => `Занять место бота ${bot}`,
  areIn: 'Вы в игре: теперь это ваши карты.',
  leave: 'Выйти из-за стола',
  leaveSure: 'Выйти из игры?',
  leaveAbout: 'Пока вас нет, за вас играет бот. По ссылке можно вернуться на своё место.',
  leaveAlone: 'Игра подождёт вас. По ссылке можно к ней вернуться.',
  leaveEmpty:
    'Больше никого нет, поэтому игра остановится, пока кто-нибудь из вас не вернётся. По ссылке можно вернуться на своё место.',
  stay: 'Остаться',
};

export const waiting: Messages['waiting'] = {
  botPlays: 'За вас играет бот.',
  back: 'Я снова здесь',
  stillThere: 'Вы ещё здесь? Скоро за вас сходит бот.',
  pause: 'Попросить о паузе',
  pauseNow: 'Сделать паузу',
  wantsPause: (names, count) => `${names} ${count === 1 ? 'просит' : 'просят'} сделать паузу.`,
  agree: 'Согласиться',
  needsAll: 'Пауза начнётся, когда согласятся все.',
  neverMind: 'Уже не нужно',
  leftAlone: 'Все остальные ушли.',
  letBotsFinish: 'Пусть доиграют боты',
  botsFinish: 'Боты доигрывают…',
  keepPlaying: 'Продолжить',
};

export const takeback: Messages['takeback'] = {
  ask: 'Отменить ход',
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
  askedHost: 'Спрашиваем хозяина стола…',
  swap: 'Поменяться местами',
  wantsSwap: (name: string) => `${name} просит поменяться с вами местами.`,
  agree: 'Поменяться',
  asked: (name: string) => `Ждём, что ответит ${name}…`,
  claim: (name) => `${name} — это вы? Займите своё место`,
  isThatYou: (name) => `Игрока ${name} нет на месте. Это вы, из другого браузера?`,
  claimShort: 'Это моё место',
  askedTable: 'Спрашиваем остальных…',
  wantsOwnSeat: (name, seated) =>
    `${name} здесь в другом браузере и просит место и карты игрока ${seated}. Это действительно тот же человек?`,
  isThem: 'Отдать место',
  claimed: 'Ваше место теперь у другого вашего браузера. Если это были не вы, скажите хозяину стола.',
  notThisTime: 'На этот раз не получилось.',
};

export const paceField: Messages['paceField'] = {
  label: 'Время на ход',
  freeAbout: (seconds) =>
    `Думайте сколько хотите. Бот вступит только после ${many(seconds, { one: '# секунды', few: '# секунд', other: '# секунд' })} бездействия.`,
  about: (move, bank) =>
    `На ход ${many(move, { one: '# секунда', few: '# секунды', other: '# секунд' })}, плюс ${bank} в запасе на каждую сдачу.`,
};
