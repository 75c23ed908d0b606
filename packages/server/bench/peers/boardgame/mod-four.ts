import { createRequire } from 'node:module';
import { DECK, worth } from '../table.ts';

/** Loads packages from this folder: its dependencies are no part of the workspace. */
export const load = createRequire(import.meta.url);

const TARGET = 50;

/** The state of a table. Hands are strings with one character for each card. */
interface Table {
  deck: string;
  hands: string[];
  trick: string;
  leader: number;
  points: number[];
}

/** The state as a player sees it: their own hand, and the number of cards in the other hands. */
export interface Seen extends Omit<Table, 'deck' | 'hands'> {
  readonly deck: number;
  readonly hands: readonly (string | number)[];
}

interface MoveContext {
  readonly G: Table;
  readonly playerID: string;
  readonly events: { endTurn(next: { readonly next: string }): void };
  readonly random: { Shuffle(cards: readonly string[]): string[] };
}

const INVALID = 'INVALID_MOVE';

/**
 * Mod Four for boardgame.io in the way its documentation recommends: hands are filtered by view, and the server alone decides
 * moves.
 */
export const modFour = {
  name: 'mod-four',
  minPlayers: 4,
  maxPlayers: 4,
  disableUndo: true,
  setup: ({ random }: Pick<MoveContext, 'random'>): Table => ({
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

function cut({ G, playerID, events }: MoveContext, at: unknown): string | undefined {
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

function play({ G, playerID, events, random }: MoveContext, card: unknown): string | undefined {
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

function shuffled(random: MoveContext['random']): string {
  return random.Shuffle(DECK).join('');
}
