import {
  does,
  type LessonMessages,
  line,
  type OptionMessagesFor,
  type PhraseMessagesFor,
  type PlayerName,
  type RefusalMessages,
  verb,
} from '@hundredfold/client/game';
import { bareCard, cardCount, listedPieces, many } from '@hundredfold/client/game/en';
import type { Face } from '@hundredfold/shared/game';
import type { options, phrases, RummyRefusal } from '../rules/declaration.ts';
import type { rummyLesson } from '../rules/lesson.ts';

const CREDIT = 'Stephanie and Aaron Richardson, Sharron and Les Blalock, A’n’SR-entertainments';

export const messages = {
  about: {
    name: '100 Points Rummy',
    credit: `by ${CREDIT}`,
    line: 'Collect four cards worth exactly 100',
    pitch: 'Draw and discard until your four cards make exactly 100. Show them, score, and start again before the others do.',
    options: {
      target: {
        label: 'Points to win',
        about: 'Four cards of exactly 100 score 100 points. The first to get this many wins at once. Alone, 500 is the most.',
      },
      tournament: {
        label: 'Tournament',
        about: 'One game per player, and each player starts one. The points of all games add up.',
      },
    } satisfies OptionMessagesFor<typeof options>,
    phrases: {
      'a-hundred-again': 'Another hundred!',
      'my-card': 'I wanted that card!',
      'one-card-short': 'One card short!',
      'good-discard': 'Thanks for that discard!',
      'that-was-quick': 'That was quick!',
    } satisfies PhraseMessagesFor<typeof phrases>,
  },

  summary: {
    goal: 'Collect four cards that make exactly 100. Each time you score 100 points.',
    turn: 'Draw a card from either pile, then discard one. If you start your turn with exactly 100, you may show it instead: you score and draw four new cards.',
    end: 'The first to 400 points wins, unless your table plays to another number.',
  },

  table: {
    /** The points of all games of a tournament. */
    inAll: (points: number) => many(points, { other: 'Total #' }),
    draw: (count: number) => `Draw pile, ${cardCount(count)}`,
    drawEmpty: 'Draw pile, empty: the discard pile will be shuffled',
    discard: (top: Face, count: number) => `Discard pile, ${cardCount(count)}: ${top} on top`,
    discardEmpty: 'Discard pile, empty',
    with: (total: number) => `with it your best four make ${total}`,
    without: (card: Face, total: number) => `${card}, without it your hand makes ${total}`,
    inHand: 'In your hand',
    bestFour: 'Your best four',
    /** The answer to a player who presses the discard pile instead of a card. */
    layFromHand: 'Discard a card from your hand.',
    withCard: (card: Face) => `Best four with the ${card}`,
    withoutCard: (card: Face) => `Without the ${card}`,
    score: 'Show and score',
    youShow: 'You show 100',
    shows: (name: string) => `${name} shows 100`,
    mixed: 'The discard pile becomes the new draw pile',
    youDraw: 'Your turn: draw a card',
    youScore: 'Your turn: score your 100',
    youScoreOrDraw: 'Your turn: score your 100, or draw',
    youDiscard: 'Your turn: discard a card',
    draws: (name: string) => `It’s ${name}’s turn to draw`,
    soon: 'You have 100: score it on your turn',
    discards: (name: string) => `${name} must discard`,
    tournament: 'The tournament',
    sum: 'Total',
    refusals: {
      'draw-first': 'Draw a card first.',
      'discard-first': 'Discard a card first.',
      'not-a-hundred': 'Your four cards don’t make 100.',
      'discard-pile-empty': 'The discard pile is empty.',
      'no-cards-left': 'There are no cards left to draw.',
      'only-the-draw-pile': 'When you play alone, draw only from the draw pile.',
    } satisfies RefusalMessages<RummyRefusal>,
  },

  log: {
    drew: (who: PlayerName) => line`${who} ${verb(who, 'draw', 'draws')} a card.`,
    drewOwn: (who: PlayerName, card: Face) => line`${who} ${verb(who, 'draw', 'draws')} a ${bareCard(card)}.`,
    took: (who: PlayerName, card: Face) =>
      line`${who} ${verb(who, 'take', 'takes')} the ${bareCard(card)} from the discard pile.`,
    discarded: (who: PlayerName, card: Face) => line`${who} ${verb(who, 'discard', 'discards')} a ${bareCard(card)}.`,
    showed: (who: PlayerName, shown: readonly Face[], points: number) =>
      line`${who} ${verb(who, 'show', 'shows')} ${listedPieces(shown.map(bareCard))}: exactly 100. ${who.own ? 'You now have' : 'That makes'} ${points} points.`,
    shuffled: 'The discard pile is shuffled and becomes the draw pile.',
    noHundredLeft: 'No four cards total 100 any more, so the points decide.',
    pointsDecide: 'No cards are left, so the points decide.',
    newGame: (game: number, first: PlayerName) =>
      line`Game ${game} of the tournament: ${first.own ? 'you start' : line`${first} starts`}.`,
  },

  legend: {
    now: {
      discard: 'Discard one card from your hand. It may be the one you just drew.',
      score: 'Your four cards make exactly 100: show and score them, or draw a card instead.',
      draw: 'Draw the top card of either pile. Then you discard one.',
      drawUnseen: 'Draw the top card of the draw pile. Then you discard one.',
    },
    drawPile: 'The draw pile. When it is empty, the discard pile is shuffled and becomes the new one.',
    drawPileAlone: 'The draw pile. If it is empty and you can’t score, you lose.',
    discardPile: 'The top card of the discard pile. Only this one can be drawn.',
    discardPileAlone: 'The discard pile. When you play alone, you don’t draw from it.',
    tally: 'What your hand makes. You can score exactly 100 at the start of your turn.',
    bestFour: 'What your best four of five cards make. Discard so that 100 is left.',
    drawn: 'Brass dot: just drawn.',
    shows: (who: PlayerName) => `${does(who, 'show', 'shows')} four cards of exactly 100.`,
    scored: 'Score piles lie face up. Four cards are 100 points.',
    points: 'Points, and how many you need to win.',
    total: 'Points of all tournament games together.',
    showing: 'Brass edge: shows 100.',
  },

  tips: {
    draw: 'Collect four cards worth exactly 100. Draw one, then discard one.',
    score: 'Your cards already make exactly 100: score them here.',
    scored: (who: PlayerName) => `Exactly 100! ${does(who, 'score', 'scores')} 100 points.`,
  },

  tutorial: {
    steps: {
      draw: 'Collect four cards that make exactly 100. You have 90. Every turn you draw a card: draw from the draw pile.',
      discard: 'A 40: now five cards make 130. Discard one, face up. Without a 30 you have 100: discard it.',
      score: 'Four cards, exactly 100, and it’s your turn again. Don’t draw: show them and score.',
      open: 'A hundred points, and four new cards: 110. Ada discarded a 10, and you can see it. Take it rather than an unknown card.',
      discardAgain: (isTouched: boolean) =>
        `Now 120. ${isTouched ? 'Hold' : 'Point at'} a card to see what is left without it. Which one leaves 100?`,
      win: '100 again. Ada had no use for your 20. Here 200 points win: score.',
    },
    done: 'Two hundred: you win. A normal game goes to 400. When the draw pile is empty, the discard pile becomes the new one.',
    wrong: {
      without: (card: Face, total: number, better: Face) =>
        `Without the ${card} you have ${total}. Without a ${better} it’s 100.`,
      score: 'You have 100 already. Don’t draw: score.',
      unseen: (top: Face) => `Nobody knows that card. With the ${top} you can make 100.`,
    },
  } satisfies LessonMessages<(typeof rummyLesson.steps)[number]['key']>,

  hint: {
    wins: (sum: string, { name, own }: PlayerName) => `${sum} = 100: ${own ? 'score it' : `${name} can score it`}`,
    open: (card: Face, goes: Face, { name, own }: PlayerName) =>
      own
        ? `Take the ${card}, discard a ${goes}, and you have 100`
        : `${name} can take the ${card}, discard a ${goes} and have 100`,
    openNearer: (card: Face, { name, own }: PlayerName) =>
      `The ${card} probably helps ${own ? 'you' : name} more than an unknown card`,
    unseen: (card: Face | null, { name, own }: PlayerName) =>
      card === null
        ? 'There is no other pile to draw from'
        : `An unknown card probably helps ${own ? 'you' : name} more than the ${card}`,
    leaves: (sum: string) => `Leaves ${sum} = 100`,
    waits: (total: number, cards: string, { name, own }: PlayerName) =>
      `Leaves ${total}: then ${own ? 'you need' : `${name} needs`} one of these: ${cards}`,
    nearer: (total: number, { name, own }: PlayerName) => `Leaves ${total}, the closest ${own ? 'you' : name} can get to 100`,
  },
};

export type HundredRummyMessages = typeof messages;
