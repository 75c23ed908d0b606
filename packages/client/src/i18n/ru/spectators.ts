import type { Messages } from '../en/index.ts';
import { many } from './grammar.ts';

function ofTurns(turns: number): string {
  return many(turns, { one: '# ход', few: '# хода', other: '# ходов' });
}

export const spectators: Messages['spectators'] = {
  title: 'Зрители',
  choices: { none: 'Нет', public: 'Да', late: 'Да, карты на несколько ходов позже', dealt: 'Да, карты после каждой сдачи' },
  delay: 'На сколько ходов позже',
  stated: (watch, turns) =>
    ({
      none: 'Пока идёт игра, за столом только те, кто играет.',
      public: 'По ссылке видно стол, но не карты игроков.',
      late: `Зрители видят карты игроков с опозданием на ${ofTurns(turns)}. Это многое выдаёт.`,
      dealt: 'Зрители видят карты игроков, когда сдача сыграна.',
    })[watch],
  readers: (count) =>
    many(count, {
      one: '# зритель видит карты игроков',
      few: '# зрителя видят карты игроков',
      other: '# зрителей видят карты игроков',
    }),
  back: 'Назад к столу',
  open: (watch, turns) =>
    watch === 'late' ? `Все карты открыты, с опозданием на ${ofTurns(turns)}.` : 'Сыгранная сдача, все карты открыты.',
  openToEnd: 'Игра окончена: все карты открыты, до самого конца.',
  soon: (watch, turns) => (watch === 'late' ? `Карты откроются через ${ofTurns(turns)}.` : 'Карты откроются после первой сдачи.'),
  showHand: 'Показать мои карты',
  hideHand: 'Скрыть мои карты',
  sees: (whose) => (whose === null ? 'видит ваши карты' : `видит карты игрока ${whose}`),
  shownTo: (name) => `${name} показывает вам свои карты.`,
  further: 'Зрителей много: вы смотрите издалека.',
  closer: 'Подойти ближе',
  closed: 'Карты снова закрыты. Так сейчас выглядит стол.',
  nobodyTitle: 'Смотреть здесь нельзя',
  nobody: 'Хозяин стола пускает только игроков. Приходите, когда игра закончится.',
};
