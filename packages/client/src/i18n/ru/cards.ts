import type { Messages } from '../en/index.ts';
import { inMiddle, numberRanks } from '../grammar.ts';

const numbers = numberRanks([
  'Туз',
  'Двойка',
  'Тройка',
  'Четвёрка',
  'Пятёрка',
  'Шестёрка',
  'Семёрка',
  'Восьмёрка',
  'Девятка',
  'Десятка',
]);

const ACCUSATIVES: Readonly<Record<string, string>> = {
  Туз: 'Туза',
  Валет: 'Валета',
  Король: 'Короля',
  Рей: 'Рея',
};

export const cards: Messages['cards'] = {
  ranks: { ...numbers, J: 'Валет', Q: 'Дама', K: 'Король' },
  spanishRanks: { ...numbers, 10: 'Сота', 11: 'Кабальо', 12: 'Рей' },
  suits: { S: 'пик', H: 'червей', D: 'бубен', C: 'треф', o: 'монет', c: 'кубков', e: 'мечей', b: 'жезлов' },
  corners: { A: 'Т', J: 'В', Q: 'Д', K: 'К' },
  name: (rank, suit) => `${rank} ${suit}`,
  article: () => '',
  inflect: (rank) => ACCUSATIVES[rank] ?? rank.replace(/а$/, 'у'),
  midSentence: inMiddle,
};
