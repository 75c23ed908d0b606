import type { Messages } from '../en/index.ts';
import { line } from '../sentence.ts';
import { innerCard, many } from './grammar.ts';

export const events: Messages['events'] = {
  theirs: {
    left: (name) => `${name} больше не за столом.`,
    stood: (name) => `${name} встаёт из-за стола.`,
    sat: (name) => `${name} садится за стол.`,
    moved: (name) => `${name} пересаживается.`,
    came: (name) => `${name} смотрит игру.`,
    went: (name) => `${name} больше не смотрит игру.`,
    arranged: (name) => `${name} меняет настройки игры.`,
    held: (name) => `${name} сейчас не на месте. Пока играет бот.`,
    back: (name) => `${name} снова здесь.`,
    host: (name) => `${name} теперь хозяин стола.`,
    choosing: (name) => `${name} выбирает следующую игру.`,
    'took-back': (name) => `${name} отменяет ход.`,
  },
  yours: {
    left: 'Вы больше не за столом.',
    stood: 'Вы встали из-за стола.',
    sat: 'Вы сели за стол.',
    moved: 'Вы пересели.',
    came: 'Вы смотрите игру.',
    went: 'Вы больше не смотрите игру.',
    arranged: 'Вы изменили настройки игры.',
    held: 'Пока вас нет, за вас играет бот.',
    back: 'Вы снова здесь.',
    host: 'Теперь вы хозяин стола.',
    choosing: 'Вы выбираете следующую игру.',
    'took-back': 'Вы отменили ход.',
  },
  renamed: (name, to) => `Новое имя игрока ${name}: ${to}.`,
  youRenamed: (to) => `Теперь вас зовут ${to}.`,
  botPlayed: (name, card) => line`Время вышло, за игрока ${name} сыграл бот: ${innerCard(card)}.`,
  botMoved: (name) => `Время вышло, за игрока ${name} сыграл бот.`,
  botPlayedForYou: (card) => line`Ваше время вышло, за вас сыграл бот: ${innerCard(card)}.`,
  botMovedForYou: 'Ваше время вышло, за вас сыграл бот.',
  lent: (name, to) => `Карты игрока ${name} теперь видит ${to}.`,
  lentByYou: (to) => `Ваши карты теперь видит ${to}.`,
  botSaid: (name: string, words: string) => `${name} говорит: «${words}»`,
  began: (game) => `Начинается новая игра: ${game}.`,
  paused: 'В игре перерыв.',
  resumed: 'Игра продолжается.',
  long: (moves) =>
    `Игра очень затянулась. Через ${many(moves, { one: '# ход', few: '# хода', many: '# ходов', other: '# хода' })} она закончится без результата.`,
};
