import {
  inMiddle,
  type LessonMessages,
  line,
  midSentence,
  type OptionMessagesFor,
  type PhraseMessagesFor,
  type PlayerName,
  type RefusalMessages,
  verb,
} from '@hundredfold/client/game';
import { cardCount, innerCard, listedPieces, playedCard, pointCount } from '@hundredfold/client/game/en';
import type { Face, FrenchSuit } from '@hundredfold/shared/game';
import type { OneHundredOneRefusal, options, phrases } from '../rules/declaration.ts';
import type { oneHundredOneLesson } from '../rules/lesson.ts';

const ordinal = (place: number): string => ['first', 'second', 'third', 'fourth', 'fifth'][place - 1] ?? String(place);

/** The player whom a card would strike now. */
const now = (next: string | null): string => (next === null ? '' : ` (now ${next})`);

/** Says what playing a card leads to, by its rank. */
type WrongCards = Readonly<Record<string, (next: string) => string>>;

export const messages = {
  about: {
    name: 'One Hundred and One',
    credit: 'traditional, after N.\u00a0Barkhatov’s user guide',
    line: 'Shed your cards, but never pass 101',
    pitch: 'Match suit or rank, hit your neighbour with sixes and sevens, go out on a queen. Over 101 and you lose.',
    options: {
      ending: {
        label: 'The end',
        about: 'What happens when a player goes over 101 points.',
        values: {
          'first-loser': {
            label: 'Ends when someone passes 101',
            about: 'The game ends after that round. The lowest total wins.',
          },
          elimination: { label: 'Goes on until one is left', about: 'Players over 101 drop out. The last one left wins.' },
        },
      },
      freeDraw: { label: 'Free drawing', about: 'You may draw a card even if you could play. Then you play or pass.' },
    } satisfies OptionMessagesFor<typeof options>,
    phrases: {
      'nice-chain': 'Nice chain!',
      'that-hurt': 'That hurt!',
      'out-on-a-queen': 'Out on a queen!',
      'not-me-again': 'Not me again!',
      'just-under': 'Phew, still under 101!',
    } satisfies PhraseMessagesFor<typeof phrases>,
  },

  summary: {
    goal: 'Get rid of your cards. The player left with cards scores their points, and points are bad.',
    turn: 'Match the top card’s rank or suit. A queen always fits, and you name a suit with it. If you can’t play, draw a card. Aces, sevens, sixes and the king of spades hit the next player. You must match your own eight.',
    end: 'Over 101 you lose. The lowest total wins, unless your table plays until one is left. Exactly 101 becomes 0.',
  },

  table: {
    dealer: 'dealer',
    out: (place: number) => `out ${ordinal(place)}`,
    lost: 'over 101',
    passed: 'passed',
    struck: (taken: number) => (taken === 0 ? 'skips' : `+${taken}, skips`),
    struckLong: (taken: number) => (taken === 0 ? 'skips a turn' : `draws ${cardCount(taken)} and skips a turn`),
    costs: (count: number) => `Costs ${pointCount(count)} if left in hand`,

    suits: { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' } satisfies Readonly<Record<FrenchSuit, string>>,
    ordered: (suit: string) => `Called: ${suit}. Only ${suit} or a queen fits`,
    orderedShort: 'called',
    pack: (count: number) => `Draw pile, ${cardCount(count)}`,
    drawFrom: (count: number) => `Draw a card: ${count} in the draw pile`,
    pile: (card: string, count: number) => `Pile of ${cardCount(count)}; on top the ${inMiddle(card)}`,
    noCard: 'No card on the table yet',
    /** The player who was left with cards at the end of a round, with the cards in short form. */
    leftShort: ({ name, own }: PlayerName, held: string, count: number) =>
      `The round is over. ${own ? 'You are' : `${name} is`} left with ${held}: ${pointCount(count)}`,
    strike: (card: string, victim: PlayerName, taken: number) =>
      taken === 0
        ? `${card}: ${midSentence(victim)} ${victim.own ? 'skip' : 'skips'} a turn`
        : `${card}: ${midSentence(victim)} ${victim.own ? 'draw' : 'draws'} ${cardCount(taken)} and ${victim.own ? 'skip' : 'skips'} a turn`,
    /** The same text for the struck player, afterwards: who did it, and with which card, which has its article. */
    wasStruck: (by: string, card: string, taken: number) =>
      taken === 0
        ? `${by} played ${card}: you skipped a turn`
        : `${by} played ${card}: you drew ${cardCount(taken)} and skipped a turn`,
    wasPassed: 'Nothing fit – your turn was skipped',

    /** The answer to a player who presses the pile instead of a card. */
    layFromHand: 'Play a card from your hand.',
    which: (card: string) => `${card}: name a suit`,
    pass: 'Pass',

    prompt: {
      /** `card` is the card that is matched, with its article; `again`: the turn has come back because the other player skips theirs. */
      cover: (card: string, again: boolean) => `Your turn${again ? ' again' : ''}: match ${card}`,
      follow: (suit: string, again: boolean) => `Your turn${again ? ' again' : ''}: ${suit} or a queen`,
      nothing: (again: boolean) => `Your turn${again ? ' again' : ''}: nothing fits, draw a card`,
      coverEight: 'Match your eight',
      nothingCoversEight: 'Nothing matches your eight: draw a card',
      drawn: 'The card you drew fits: play it',
      drawnOrPass: 'Play a card, or pass',
      order: 'Your turn: name a suit',
      playsAgain: (name: string) => `It’s ${name}’s turn again`,
      coversEight: (name: string) => `${name} must match the eight`,
      orders: (name: string) => `${name} names a suit`,
    },

    would: {
      notCover: (card: string) => `${card}: doesn’t fit`,
      strike: (card: string, victim: string, taken: number) =>
        taken === 0 ? `${card}: ${victim} skips a turn` : `${card}: ${victim} draws ${cardCount(taken)} and skips a turn`,
      order: (card: string) => `${card}: fits on anything, and you name a suit`,
      eight: (card: string) => `${card}: you must match it at once`,
      out: (card: string, bonus: number) =>
        bonus === 0 ? `${card}: your last card, you go out` : `${card}: your last card, you go out, ${pointCount(bonus)} off`,
    },

    sheet: { title: 'Score sheet', round: 'Round', total: 'Total' },
    refusals: {
      'does-not-cover': 'That card doesn’t match the top card.',
      'order-a-suit': 'Name a suit with the queen.',
      'no-order-now': 'You can’t name a suit now.',
      'must-cover': 'If you can play, you must.',
      'already-drawn': 'You have already drawn a card.',
      'cannot-pass': 'You can’t pass now.',
      'nothing-to-draw': 'There are no cards left to draw.',
    } satisfies RefusalMessages<OneHundredOneRefusal>,
  },

  log: {
    played: (who: PlayerName, card: Face) => line`${who} ${verb(who, 'play', 'plays')} ${playedCard(card)}.`,
    ordered: (who: PlayerName, suit: string) => line`${who} ${verb(who, 'call', 'calls')} ${suit}.`,
    drew: (who: PlayerName) => line`${who} ${verb(who, 'draw', 'draws')} a card.`,
    drewForEight: (who: PlayerName) => line`${who} ${verb(who, 'draw', 'draws')} a card for the eight.`,
    noHelp: 'It doesn’t fit, so the turn passes.',
    passed: (who: PlayerName) => line`${who} ${verb(who, 'pass', 'passes')}.`,
    struck: (victim: PlayerName, taken: number) =>
      taken === 0
        ? line`${victim} ${verb(victim, 'skip', 'skips')} a turn.`
        : line`${victim} ${verb(victim, 'draw', 'draws')} ${cardCount(taken)} and ${victim.own ? 'skip' : 'skips'} a turn.`,
    mustCover: (who: PlayerName) => line`${who} must match the eight.`,
    passedOver: (who: PlayerName) => line`${who} can neither play nor draw.`,
    reshuffled: 'The draw pile was empty, so all cards below the top one were shuffled into a new one.',
    out: (who: PlayerName, bonus: number) =>
      bonus === 0
        ? line`${who} ${verb(who, 'go', 'goes')} out.`
        : line`${who} ${verb(who, 'go', 'goes')} out on a queen: ${pointCount(bonus)} off.`,
    left: (loser: PlayerName, held: readonly Face[], count: number) =>
      line`The round is over. ${loser} ${verb(loser, 'are', 'is')} left with the ${listedPieces(held.map(innerCard))}: ${pointCount(count)}.`,
    undecided: 'No one had a choice for a hundred moves in a row, so the round ends undecided.',
    exactly: (who: PlayerName) => line`${who} ${verb(who, 'have', 'has')} exactly 101, and that becomes 0.`,
    beyond: (who: PlayerName, total: number) => line`${who} ${verb(who, 'have', 'has')} ${total} points – over 101.`,
    round: (round: number, dealer: PlayerName, card: Face) =>
      line`Round ${round}: ${dealer.own ? 'you deal and turn up' : line`${dealer} deals and turns up`} ${playedCard(card)}.`,
  },

  legend: {
    now: {
      order: 'Name a suit: the next card must be of that suit, or a queen.',
      coverEight: 'Match your eight at once: with the same suit, another eight or a queen.',
      drawForEight: 'Nothing matches your eight: draw until something does.',
      drawn: 'The card you drew fits, so you must play it.',
      drawnOrPass: 'You have drawn: play a card that fits, or pass.',
      cover: 'Match the top card: same suit, same rank or a queen. If you can, you must.',
      coverOrDraw: 'Match the top card: same suit, same rank or a queen. Or draw a card.',
      follow: (suit: string) => `Play the suit that was called, ${suit}, or a queen.`,
      draw: 'Nothing fits: draw one card. If it fits, you must play it.',
    },
    top: 'The card to match: same suit, same rank or any queen.',
    queen: (suit: string) => `A queen, and the suit that was called: only ${suit} or another queen fits.`,
    pack: 'The draw pile. When it is empty, the cards below the top one are shuffled.',
    hand: 'What your cards would cost if you were left with them.',
    counts: (count: number) => (count === 0 ? 'Costs nothing if left in hand.' : `Costs ${pointCount(count)} if left in hand.`),
    /** The effects of cards by rank, and whom they would strike now. The only such king is the king of spades. */
    does: {
      A: (next) => `An ace makes the next player${now(next)} skip a turn.`,
      7: (next) => `A seven makes the next player${now(next)} draw a card and skip a turn.`,
      6: (next) => `A six makes the next player${now(next)} draw two cards and skip a turn.`,
      K: (next) => `The king of spades makes the next player${now(next)} draw five and skip a turn.`,
      Q: () => 'A queen fits on anything, and you name the next suit.',
      8: () => 'You must match your own eight at once, or draw until you can.',
    } satisfies Readonly<Record<'A' | '7' | '6' | 'K' | 'Q' | '8', (next: string | null) => string>>,
    points: 'Points so far. They are bad: over 101 you lose, and exactly 101 becomes 0.',
    marks: {
      lost: 'Over 101: lost.',
      out: 'Out of this round: no cards left.',
      struck: 'What the top card has just done to this player.',
      passed: 'Had nothing that fits: the turn was skipped.',
      dealer: 'Dealt this round. The last card dealt was the first one played.',
    },
  },

  tips: {
    play: 'Get rid of your cards: leftovers cost points. Play a bright one.',
    draw: 'Get rid of your cards: leftovers cost points. Nothing fits, so draw.',
    order: 'Name the suit that must come next.',
    worth: 'The small number: what the card costs you if it’s left over.',
    score: (loser: PlayerName, count: number) =>
      `The round is over. ${loser.name} ${verb(loser, 'were', 'was')} left with ${pointCount(count)}.`,
  },

  tutorial: {
    steps: {
      draw: 'Get rid of your cards: leftovers cost points, and points are bad. Your card must match the top card in suit or rank: a heart, or a nine. You have neither, so draw a card.',
      order: 'A queen fits on anything, and you name the next suit. You hold only clubs: play the queen and name clubs.',
      strike:
        'Ada played a club. Now it gets nasty: after a seven the next player draws a card and skips a turn. With two players, that means you play again. Play the seven.',
      eight: 'Your turn again. You must match your own eight at once, and you can: play the eight.',
      cover: 'Now match your eight. After an ace the next player skips a turn, so you play once more. Play the ace.',
      out: 'Ada skips her turn, and you have one card left. It is a club: play it, and you are out.',
    },
    done: 'Out! The player left with cards scores their points: Ada has 25. Over 101 you lose. After a six the next player draws two cards, after the king of spades five.',
    wrong: {
      suit: (named: string, better: string, held: number) => `You hold no ${named}. Name ${better}: you hold ${held}.`,
      leads: {
        A: (next: string) => `${next} skips, but draws nothing.`,
        8: () => 'You would have to match the eight yourself.',
        other: (next: string) => `Then it’s ${next}’s turn.`,
      } as WrongCards,
      wants: {
        7: (next: string) => `Your seven makes ${next} draw.`,
        8: () => 'Play the eight first: you can match it.',
        A: (next: string) => `Your ace makes ${next} skip.`,
      } as WrongCards,
    },
  } satisfies LessonMessages<(typeof oneHundredOneLesson.steps)[number]['key']>,

  hint: {
    draw: ({ name, own }: PlayerName) => `Nothing fits: ${own ? 'draw a card' : `${name} has to draw`}`,
    drawAnyway: ({ name, own }: PlayerName) =>
      own ? 'You could play, but another card helps you more' : `${name} could play, but another card helps more`,
    pass: ({ name, own }: PlayerName) =>
      own ? 'Your cards are more useful in your hand' : `${name}’s cards are more useful in the hand`,
    out: ({ name, own }: PlayerName) => (own ? 'Your last card: you go out' : `The last card: ${name} goes out`),
    run: ({ name, own }: PlayerName) =>
      own
        ? 'Your cards fit one after the other: you go out right away'
        : `The cards fit one after the other: ${name} goes out right away`,
    suit: (suit: string, held: number, { name, own }: PlayerName) =>
      own
        ? `A queen always fits. Name ${suit}: you hold ${held} of them`
        : `A queen always fits. ${name} can name ${suit} and holds ${held} of them`,
    covered: ({ name, own }: PlayerName) => `${own ? 'You' : name} can match it at once, and two cards are gone`,
    uncovered: ({ name, own }: PlayerName) =>
      own
        ? 'Eight points less in your hand, but you must draw until something matches it'
        : `Eight points less in the hand, but ${name} must draw until something matches it`,
    strikes: (name: string, taken: number) =>
      taken === 0 ? `${name} skips a turn` : `${name} draws ${cardCount(taken)} and skips a turn`,
    saves: ({ name, own }: PlayerName) =>
      `It fits, and ${own ? 'you save your attack cards' : `${name} saves the attack cards`} for the end`,
    points: (count: number, { name, own }: PlayerName) =>
      `${pointCount(count)} less if ${own ? 'you are' : `${name} is`} left with cards`,
  },

  needs: {
    ranks: { 6: 'a six', 7: 'a seven', 8: 'an eight', 9: 'a nine', 10: 'a ten', J: 'a jack', K: 'a king', A: 'an ace' },
    cover: (suit: string, rank: string) => `Needs ${suit}, ${rank} or a queen.`,
    follow: (suit: string) => `Needs ${suit} or a queen.`,
  },
};

export type OneHundredOneMessages = typeof messages;
