import type { Messages } from '../en/index.ts';
import { many } from './grammar.ts';

export const lobby: Messages['lobby'] = {
  title: 'Открытые столы',
  none: 'Сейчас открытых столов нет. Откройте свой!',
  noneSuch: 'Подходящих столов сейчас нет.',
  lost: 'Список сейчас недоступен.',
  which: 'Какие столы',
  allGames: 'Все игры',
  seatForMe: 'Есть места',
  count: (tables) => many(tables, { one: '# стол', few: '# стола', other: '# столов' }),
  first: (rows, tables) =>
    many(tables, { other: `Показаны первые ${rows}, всего столов: #. Чтобы увидеть другие, выберите игру.` }),
  watch: 'Смотреть',
  playing: 'идёт игра',
  free: (seats) => many(seats, { one: '# свободное место', few: '# свободных места', other: '# свободных мест' }),
  full: 'все места заняты',
  watching: (people) => many(people, { one: '# зритель', few: '# зрителя', other: '# зрителей' }),
};

export const members: Messages['members'] = {
  ask: 'Ввести кодовое слово сайта',
  word: 'Кодовое слово',
  once: 'Нужно только один раз: браузер его запомнит.',
  wrong: 'Слово не подходит.',
  lobby: 'Открытые столы здесь видят только участники сайта.',
  only: (site) => `${site}: только для участников`,
  logIn: 'Войдите на сайт и обновите страницу.',
};

export const invite: Messages['invite'] = {
  title: 'Пригласить друзей',
  code: 'Код',
  link: 'Ссылка',
  copy: 'Копировать ссылку',
  copied: 'Скопировано',
  byHand: 'Скопируйте выделенную ссылку вручную',
  share: 'Поделиться…',
  qr: 'QR-код со ссылкой на этот стол',
  onlyHere: 'Эта ссылка работает только на этом устройстве: адрес в сети не найден.',
  message: (game) => `Сыграем в ${game}:`,
};

export const join: Messages['join'] = {
  invites: (host, game) => `${host} зовёт вас за стол: ${game}`,
  open: (game) => `Стол: ${game}`,
  seats: 'За столом',
  free: 'свободное место',
  bot: 'бот',
  shut: 'Идёт игра, которую видят только её участники.',
  wait: 'Подождать следующую',
  waits: 'Вы окажетесь за столом, как только игра закончится.',
  tooManyTitle: 'Минутку',
  tooMany: 'Слишком много попыток. Попробуйте через минуту.',
  watching: 'Вы смотрите',
};

export const matchmaking: Messages['matchmaking'] = {
  about: 'Займитесь пока чем-нибудь: мы позовём, когда стол будет готов.',
  games: 'Во что сыграем?',
  anything: 'Всё равно',
  exactly: (name, people) => `${name} — игра на ${many(people, { one: '# игрока', few: '# игроков', other: '# игроков' })}.`,
  fewer: (seconds, others) => {
    const time = many(seconds, { one: '# секунду', few: '# секунды', other: '# секунд' });
    return `${others ? 'Остальные через' : 'Через'} ${time} можно начать и вдвоём.`;
  },
  stop: 'Прекратить поиск',
  opening: 'Ищем игру…',
  still: 'Ищем…',
  have: (game, have, want) => `${game}: ${have} из ${want}`,
  bots: 'Начать с ботами',
  botsWanted: 'Боты сядут, как только согласятся все ожидающие.',
  botsNot: 'Подождать ещё',
  ready: 'Ваш стол готов',
  with: (people, bots) => {
    const withBots = many(bots, { one: '# бот', few: '# бота', other: '# ботов' });
    if (people === 1) return `вы и ${withBots}`;
    const players = many(people, { one: '# игрок', few: '# игрока', other: '# игроков' });
    return bots === 0 ? players : `${players} и ${withBots}`;
  },
  confirmed: (there, people) => `Вы в игре. На месте ${there} из ${people}.`,
  out: {
    silent: 'Вы не успели сесть за стол.',
    party: 'Кто-то за вашим столом передумал, поэтому поиск закончен.',
  },
  lookAgain: 'Искать снова',
  again: {
    silent: 'Кто-то не пришёл. Ваше место в очереди сохранено.',
    failed: 'Не удалось открыть стол. Ваше место в очереди сохранено.',
  },
  ended: {
    elsewhere: 'Теперь вы ищете игру в другом окне.',
    outdated: 'Вышла новая версия Hundredfold. Обновите страницу и начните искать снова.',
    'too-many': 'Вы искали игру слишком часто. Подождите немного.',
    'too-many-tables': 'У вас открыто слишком много столов. Выйдите из-за одного из них и ищите снова.',
    'party-too-large': 'Вас слишком много: играют не больше чем вчетвером.',
  },
  together: 'Найти ещё игроков',
  togetherAbout: 'Все, кто сидит за столом, ищут игру вместе и вместе останутся.',
  seeking: 'Этот стол ищет ещё игроков.',
};
