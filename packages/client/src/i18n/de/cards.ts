import type { Messages } from '../en/index.ts';
import { numberRanks } from '../grammar.ts';

const numbers = numberRanks(['Ass', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben', 'Acht', 'Neun', 'Zehn']);

const ARTICLES: Readonly<Record<string, string>> = {
  Ass: 'das ',
  Bube: 'den ',
  König: 'den ',
  Caballo: 'den ',
  Rey: 'den ',
};

export const cards: Messages['cards'] = {
  ranks: { ...numbers, J: 'Bube', Q: 'Dame', K: 'König' },
  spanishRanks: { ...numbers, 10: 'Sota', 11: 'Caballo', 12: 'Rey' },
  suits: { S: 'Pik', H: 'Herz', D: 'Karo', C: 'Kreuz', o: 'Münzen', c: 'Kelche', e: 'Schwerter', b: 'Stäbe' },
  corners: { A: 'A', J: 'B', Q: 'D', K: 'K' },
  name: (rank, suit) => `${suit}-${rank}`,
  article: (rank) => ARTICLES[rank] ?? 'die ',
  inflect: (rank) => (rank === 'Bube' ? 'Buben' : rank),
  midSentence: (name) => name,
};
