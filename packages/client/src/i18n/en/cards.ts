import { inMiddle, numberRanks } from '../grammar.ts';

const numbers = numberRanks(['Ace', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']);

const ranks: Readonly<Record<string, string>> = { ...numbers, J: 'Jack', Q: 'Queen', K: 'King' };
const spanishRanks: Readonly<Record<string, string>> = { ...numbers, 10: 'Sota', 11: 'Caballo', 12: 'Rey' };

const suits: Readonly<Record<string, string>> = {
  S: 'spades',
  H: 'hearts',
  D: 'diamonds',
  C: 'clubs',
  o: 'coins',
  c: 'cups',
  e: 'swords',
  b: 'batons',
};

export const cards = {
  ranks,
  spanishRanks,
  suits,
  corners: { A: 'A', J: 'J', Q: 'Q', K: 'K' },
  name: (rank: string, suit: string) => `${rank} of ${suit}`,
  article: (_rank: string) => 'the ',
  inflect: (rank: string) => rank,
  midSentence: inMiddle,
};
