import type { Face } from '../../src/cards/face.ts';
import { FRENCH_SUITS, type FrenchSuit } from '../../src/cards/french.ts';
import type { RandomSource } from '../../src/core/chance.ts';
import { rankByFewest } from '../../src/core/outcome.ts';
import { DECK } from '../../src/games/one-hundred-one/cards.ts';
import { type RecordLine, shuffle } from './lines.ts';

// Cards are indices in the deck: nine ranks of a suit, then those of the next suit.
const RANKS = 9;
const SIX = 0;
const SEVEN = 1;
const EIGHT = 2;
const QUEEN = 6;
const ACE = 8;
const QUEEN_OF_SPADES = DECK.indexOf('QS');
const KING_OF_SPADES = DECK.indexOf('KS');
const POINTS = [6, 7, 8, 0, 10, 2, 3, 4, 11];
const TAKEN: Readonly<Record<number, number>> = { [SIX]: 2, [SEVEN]: 1, [ACE]: 0 };
/** The number of cards that the next player takes before losing a turn, by card; −1 if the card does not act. */
const STRIKES = DECK.map((_, card) => (card === KING_OF_SPADES ? 5 : (TAKEN[card % RANKS] ?? -1)));
const DEALT = 4;
const LIMIT = 101;
const CIRCLING = 100;

const NOTHING = 0;
const ORDER = 1;
const COVER = 2;
const DRAWN = 3;

type Move = { type: 'order'; suit: FrenchSuit } | { type: 'play'; card: Face; suit?: FrenchSuit } | { type: 'draw' };

const ORDERS: readonly Move[] = FRENCH_SUITS.map((suit) => ({ type: 'order', suit }));
const DRAW: Move = { type: 'draw' };

/**
 * Plays a random game of One Hundred and One with the default options in a loop made for speed alone. Cards are numbers in plain
 * mutable arrays; nothing is hidden or checked. It lists legal moves and writes the record as the rules do, and plays the same
 * game with the same chance outcomes, so it is the practical limit of their speed. Returns the number of steps.
 */
export function playOneHundredOneByHand(source: RandomSource, seats: number): number {
  return new Play(source, seats).toTheEnd();
}

class Play {
  readonly #source: RandomSource;
  readonly #seats: number;
  readonly #record: RecordLine[] = [];
  readonly #hands: number[][] = [];
  readonly #totals: number[] = [];
  readonly #places: number[] = [];
  readonly #bonuses: number[] = [];
  #pack: number[] = [];
  /** The number of cards drawn from the pack. */
  #drawn = 0;
  #pile: number[] = [];
  #ordered = -1;
  #duty = NOTHING;
  #struck = -1;
  #forced = 0;
  #dealer: number;
  #turn = 0;
  #round = 0;
  #over = false;

  constructor(source: RandomSource, seats: number) {
    this.#source = source;
    this.#seats = seats;
    for (let seat = 0; seat < seats; seat++) {
      this.#hands.push([]);
      this.#totals.push(0);
      this.#places.push(0);
      this.#bonuses.push(0);
    }
    this.#dealer = source.below(seats);
    this.#record.push({ chance: 'pick', from: seats, result: this.#dealer });
  }

  toTheEnd(): number {
    this.#deal();
    while (!this.#over) this.#move();
    const steps = this.#record.length;
    this.#record.push({ scores: this.#totals, ranking: rankByFewest(this.#totals) });
    return steps;
  }

  #deal(): void {
    const pack: number[] = [];
    for (let card = 0; card < DECK.length; card++) pack.push(card);
    this.#shuffled(pack);
    for (let seat = 0; seat < this.#seats; seat++) {
      (this.#hands[seat] as number[]).length = 0;
      this.#places[seat] = this.#bonuses[seat] = 0;
    }
    const dealt = this.#seats * DEALT - 1;
    for (let card = 0; card < dealt; card++) this.#handOf((this.#dealer + 1 + card) % this.#seats).push(pack[card] as number);
    this.#pile = [pack[dealt] as number];
    this.#drawn = dealt + 1;
    this.#ordered = this.#struck = -1;
    this.#forced = 0;
    this.#duty = NOTHING;
    this.#turn = this.#dealer;
    if (this.#top % RANKS === QUEEN) this.#duty = ORDER;
    else this.#laid();
  }

  #shuffled(pack: number[]): void {
    shuffle(pack, this.#source);
    this.#record.push({ chance: 'shuffle', pile: 'pack', result: pack.map((card) => DECK[card]) });
    this.#pack = pack;
  }

  #move(): void {
    const seat = this.#turn;
    const hand = this.#handOf(seat);
    const cards: number[] = [];
    const legal = this.#duty === ORDER ? ORDERS : this.#choices(hand, cards);
    const chosen = legal.length > 1 ? this.#source.below(legal.length) : 0;
    const move = legal[chosen] as Move;
    this.#record.push({ seat, move, legal: legal.length });
    const round = this.#round;
    const forced = legal.length === 1 ? this.#forced + 1 : 0;
    if (move.type === 'order') {
      this.#ordered = chosen;
      this.#laid();
    } else if (move.type === 'play') {
      this.#play(hand, cards[chosen] as number, move.suit === undefined ? -1 : FRENCH_SUITS.indexOf(move.suit));
    } else {
      this.#struck = -1;
      this.#take(1);
    }
    if (this.#over || this.#round !== round) return;
    this.#forced = forced;
    if (forced === CIRCLING) this.#reckon(-1);
  }

  /** Returns the actions of an ordinary turn, and fills `cards` with the card that each of them plays. */
  #choices(hand: readonly number[], cards: number[]): readonly Move[] {
    const legal: Move[] = [];
    const orders = hand.length > 1 || this.#playersIn() > 2;
    for (let index = 0; index < hand.length; index++) {
      const card = hand[index] as number;
      if (!this.#covers(card)) continue;
      const face = DECK[card] as Face;
      if (card % RANKS !== QUEEN || !orders) {
        legal.push({ type: 'play', card: face });
        cards.push(card);
      } else {
        for (const suit of FRENCH_SUITS) {
          legal.push({ type: 'play', card: face, suit });
          cards.push(card);
        }
      }
    }
    if (legal.length === 0) legal.push(DRAW);
    return legal;
  }

  #play(hand: number[], card: number, ordered: number): void {
    hand.splice(hand.indexOf(card), 1);
    this.#pile.push(card);
    this.#ordered = ordered;
    this.#duty = NOTHING;
    this.#struck = -1;
    this.#laid();
  }

  #laid(): void {
    const top = this.#top;
    if (top % RANKS === EIGHT) {
      this.#cover();
      return;
    }
    const strike = STRIKES[top] as number;
    if (strike >= 0) {
      this.#struck = this.#nextIn(this.#turn);
      this.#take(strike);
    } else {
      this.#passOn();
    }
  }

  #take(count: number): void {
    const hand = this.#handOf(this.#struck < 0 ? this.#turn : this.#struck);
    for (let left = count; left > 0; left--) {
      if (this.#drawn === this.#pack.length) {
        if (this.#pile.length === 1) break;
        const top = this.#pile.pop() as number;
        this.#shuffled(this.#pile);
        this.#drawn = 0;
        this.#pile = [top];
      }
      hand.push(this.#pack[this.#drawn++] as number);
    }
    if (this.#struck >= 0) this.#passOn();
    else if (this.#duty === COVER) this.#cover();
    else if (this.#canCover(this.#turn)) this.#duty = DRAWN;
    else this.#passOn();
  }

  #cover(): void {
    if (this.#canCover(this.#turn) || this.#canDraw()) this.#duty = COVER;
    else this.#passOn();
  }

  #passOn(): void {
    const seat = this.#turn;
    if (this.#handOf(seat).length === 0) {
      let last = 0;
      for (let other = 0; other < this.#seats; other++) last = Math.max(last, this.#places[other] as number);
      this.#places[seat] = last + 1;
      const top = this.#top;
      this.#bonuses[seat] = top % RANKS !== QUEEN ? 0 : top === QUEEN_OF_SPADES ? -40 : -20;
      if (this.#playersIn() === 1) {
        this.#reckon(this.#places.indexOf(0));
        return;
      }
    }
    let next = this.#nextIn(this.#struck < 0 ? seat : this.#struck);
    while (!this.#canDraw() && !this.#canCover(next)) next = this.#nextIn(next);
    this.#turn = next;
    this.#duty = NOTHING;
  }

  /** Notes the points of a round; −1 means that no one lost it. */
  #reckon(loser: number): void {
    for (let seat = 0; seat < this.#seats; seat++) {
      let points = this.#bonuses[seat] as number;
      if (seat === loser) {
        points = 0;
        for (const card of this.#handOf(seat)) points += POINTS[card % RANKS] as number;
      }
      const total = (this.#totals[seat] as number) + points;
      this.#totals[seat] = total === LIMIT ? 0 : total;
      if (total > LIMIT) this.#over = true;
    }
    this.#round++;
    this.#dealer = (this.#dealer + 1) % this.#seats;
    if (!this.#over) this.#deal();
  }

  #nextIn(seat: number): number {
    let next = (seat + 1) % this.#seats;
    while (next !== seat && this.#places[next] !== 0) next = (next + 1) % this.#seats;
    return next;
  }

  #playersIn(): number {
    let players = 0;
    for (let seat = 0; seat < this.#seats; seat++) if (this.#places[seat] === 0) players++;
    return players;
  }

  #canDraw(): boolean {
    return this.#drawn < this.#pack.length || this.#pile.length > 1;
  }

  #canCover(seat: number): boolean {
    const hand = this.#handOf(seat);
    for (let index = 0; index < hand.length; index++) if (this.#covers(hand[index] as number)) return true;
    return false;
  }

  #covers(card: number): boolean {
    const rank = card % RANKS;
    if (rank === QUEEN) return true;
    const suit = (card / RANKS) | 0;
    if (this.#ordered >= 0) return suit === this.#ordered;
    const top = this.#top;
    return rank === top % RANKS || suit === ((top / RANKS) | 0);
  }

  get #top(): number {
    return this.#pile[this.#pile.length - 1] as number;
  }

  #handOf(seat: number): number[] {
    return this.#hands[seat] as number[];
  }
}
