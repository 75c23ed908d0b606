import type { Messages } from '../en/index.ts';
import { many } from './grammar.ts';

export const review: Messages['review'] = {
  title: 'Разбор',
  close: 'Закрыть разбор',
  whose: 'Чью игру разобрать?',
  running: 'Разбираем партию…',
  failed: 'В этом браузере разбор не получился.',
  luck: 'Из чего сложился результат',
  chance: (name, start, end) => `${name}: шансы на победу в начале ${start}, в конце ${end}.`,
  parts: { cards: 'Карты', play: 'Игра', opponent: 'Соперник', others: 'Остальные', hidden: 'Остальное' },
  about: {
    cards: 'везение при раздаче и доборе',
    play: 'по сравнению с ходами бота',
    opponent: 'по сравнению с ботом на его месте',
    others: 'по сравнению с ботами на их месте',
    hidden: 'чего не объясняет прочее: например, карты, которых с этого места не было видно',
  },
  total: 'Всего',
  tooClose: 'в пределах погрешности',
  smallPrint: (evaluator) =>
    `В процентных пунктах шансов на победу; ± верно в 95 % случаев. Ходы сравниваются с ходами бота, который видит те же карты. Если за игрока ходил бот, эти ходы считаются ходами игрока. Версия оценки: ${evaluator}.`,
  moments: 'Переломные ходы',
  noMoments: 'Заметных ошибок нет.',
  goTo: (turn) => `Ход ${turn}`,
  marks: { slip: 'Неточность', mistake: 'Ошибка' },
  closeCall: 'Разница невелика.',
  costs: (share) => `минус ${share} шансов на победу`,
  instead: 'Лучше:',
  alsoGood: 'Примерно так же хорошо:',
  mistakes: (count) => many(count, { one: '# ошибка', few: '# ошибки', many: '# ошибок', other: '# ошибки' }),
  slips: (count) => many(count, { one: '# неточность', few: '# неточности', many: '# неточностей', other: '# неточности' }),
};
