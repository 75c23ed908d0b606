import type { Messages } from '../en/index.ts';

export const help: Messages['help'] = {
  title: 'Справка',
  close: 'Закрыть справку',
  table: 'Что есть что?',
};

export const rules: Messages['rules'] = {
  title: 'Правила',
  read: 'Правила',
  why: 'Показать правило',
  here: 'За этим столом',
  yes: 'да',
  no: 'нет',
};

export const hints: Messages['hints'] = {
  ask: 'Подсказка',
  lit: 'Предлагаемый ход',
  thinking: 'Минутку…',
  closeCall: 'Разница невелика.',
  title: 'Подсказки',
  choices: { never: 'Никогда', alone: 'Против ботов', always: 'Всегда' },
  stated: {
    never: 'За этим столом подсказок нет.',
    alone: 'Подсказки, если вы играете без соперников или с ботами.',
    always: 'Подсказки доступны всем игрокам.',
  },
};

export const tips: Messages['tips'] = {
  gotIt: 'Ясно',
  preview: 'Здесь видно, что получится.',
  hold: 'Задержите палец на карте, чтобы увидеть, что получится.',
  help: 'В меню — правила и объяснение всех знаков.',
};

export const tutorial: Messages['tutorial'] = {
  learn: 'Научиться',
  learnFirst: 'Научиться за минуту',
  waiting: 'Ждёте?',
  learnGame: (game) => `Освоить «${game}» за минуту`,
  title: (game) => `Учимся: ${game}`,
  step: (step, of) => `Шаг ${step} из ${of}`,
  leave: 'Пропустить',
  over: 'Урок окончен. Теперь играйте!',
  watch: 'Смотрите…',
  done: 'Больше знать не нужно',
  play: 'Играть',
  again: 'Ещё раз',
};

export const legend: Messages['legend'] = {
  now: 'Сейчас',
  cards: 'Эти карты',
  plates: 'У игроков',
  over: 'Игра окончена. Так она закончилась.',
  waits: (names) => `Ждём хода: ${names}.`,
  turn: 'Светлая табличка: ход этого игрока.',
  clock: 'Сколько секунд осталось на ход и сколько в запасе.',
  held: 'Число у рубашек: сколько карт на руках.',
  host: 'Корона: хозяин стола.',
  bot: 'Бот.',
  botHolds: 'Нет на месте: пока играет бот.',
  away: 'Нет на месте: скоро сыграет бот.',
  awayOnly: 'Нет на месте: связь потеряна.',
  won: 'Золотистая рамка: победа.',
};
