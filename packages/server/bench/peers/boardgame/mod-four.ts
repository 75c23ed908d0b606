import { createRequire } from 'node:module';
import { DECK, worth } from '../table.ts';

/** From a folder of its own: what it needs is no part of the workspace. */
export const load = createRequire(import.meta.url);

const TARGET = 50;

/** All hands as one character a card. */
interface Table {
  deck: string;
  hands: string[];
  trick: string;
  leader: number;
  points: number[];
}

/** What somebody sees of it: their own hand, and how many cards the others have. */
export interface Seen extends Omit<Table, 'deck' | 'hands'> {
  readonly deck: number;
  readonly hands: readonly (string | number)[];
}

interface Asked {
  readonly G: Table;
  readonly playerID: string;
  readonly events: { endTurn(next: { readonly next: string }): void };
  readonly random: { Shuffle(cards: readonly string[]): string[] };
}

const INVALID = 'INVALID_MOVE';

/** Mod Four for boardgame.io as its documentation has games: hands filtered by view, moves decided by the server alone. */
export const modFour = {
  name: 'mod-four',
  minPlayers: 4,
  maxPlayers: 4,
  disableUndo: true,
  setup: ({ random }: Pick<Asked, 'random'>): Table => ({
    deck: shuffled(random),
    hands: ['', '', '', ''],
    trick: '',
    leader: 0,
    points: [0, 0, 0, 0],
  }),
  playerView: ({ G, playerID }: { readonly G: Table; readonly playerID: string | null }): Seen => ({
    ...G,
    deck: G.deck.length,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length)),
  }),
  moves: {
    cut: { client: false, move: cut },
    play: { client: false, move: play },
  },
};

function cut({ G, playerID, events }: Asked, at: unknown): string | undefined {
  if (typeof at !== 'number' || !(at >= 1 && at < G.deck.length)) return INVALID;
  const deck = G.deck.slice(at) + G.deck.slice(0, at);
  const seat = Number(playerID);
  for (let place = 0; place < 4; place++)
    G.hands[(seat + place) % 4] = [...deck].filter((_, index) => index % 4 === place).join('');
  G.deck = '';
  G.leader = seat;
  events.endTurn({ next: playerID });
  return undefined;
}

function play({ G, playerID, events, random }: Asked, card: unknown): string | undefined {
  const seat = Number(playerID);
  const hand = G.hands[seat] ?? '';
  if (typeof card !== 'string' || card.length !== 1 || G.deck !== '' || !hand.includes(card)) return INVALID;
  G.hands[seat] = hand.replace(card, '');
  G.trick += card;
  if (G.trick.length < 4) {
    events.endTurn({ next: String((seat + 1) % 4) });
    return undefined;
  }
  let winner = G.leader;
  for (const each of G.trick) winner += worth(each);
  winner %= 4;
  const points = (G.points[winner] ?? 0) + 1;
  G.points[winner] = points;
  G.trick = '';
  G.leader = winner;
  if (points >= TARGET)
    [G.hands, G.points] = [
      ['', '', '', ''],
      [0, 0, 0, 0],
    ];
  if (G.hands.every((each) => each === '')) G.deck = shuffled(random);
  events.endTurn({ next: String(winner) });
  return undefined;
}

function shuffled(random: Asked['random']): string {
  return random.Shuffle(DECK).join('');
}
