import {
  does,
  inMiddle,
  type LessonMessages,
  line,
  midPlayer,
  midSentence,
  type OptionMessagesFor,
  type PhraseMessagesFor,
  type PlayerName,
  type RefusalMessages,
  verb,
} from '@hundredfold/client/game';
import { cardCount, many, playedCard, pointCount } from '@hundredfold/client/game/en';
import type { Face } from '@hundredfold/shared/game';
import type { ModFourRefusal, options, phrases } from '../rules/declaration.ts';
import type { modFourLesson } from '../rules/lesson.ts';

function whose({ name, own }: PlayerName): string {
  return own ? 'your' : `${name}’s`;
}

export const messages = {
  about: {
    name: 'Mod Four',
    credit: 'by Mark Steere, 2022',
    line: 'Any card can win the trick – for anyone',
    pitch:
      'Add up the four cards and divide by four: the remainder decides who takes the trick. Any card can win it – for anyone.',
    options: {
      deck: {
        label: 'Deck',
        about: 'The cards you play with.',
        values: {
          'french-52': { label: 'French, 52 cards', about: 'The full French deck: thirteen cards each.' },
          'french-40': { label: 'French, 40 cards', about: 'Ace to seven plus court cards: ten cards each, small sums.' },
          'french-36': { label: 'French, 36 cards', about: 'Six to ten, court cards and aces: nine cards each.' },
          'french-32': { label: 'French, 32 cards', about: 'Seven to ten, court cards and aces: eight cards each, short hands.' },
          'spanish-40': { label: 'Spanish, 40 cards', about: 'One to seven plus court cards: ten cards each.' },
          'spanish-48': { label: 'Spanish, 48 cards', about: 'One to nine plus court cards: twelve cards each.' },
        },
      },
      mode: {
        label: 'Teams',
        about: 'Play for yourself or in pairs.',
        values: {
          cutthroat: { label: 'Everyone for themselves', about: 'Four players, no partners.' },
          partnership: { label: 'Two pairs', about: 'Partners sit opposite each other and share their points.' },
        },
      },
      target: {
        label: 'Points to win',
        about:
          'Each trick is one point. The first to get this many wins at once, even in the middle of a hand. The deal never moves on, so among equals the player to the dealer’s left wins about half of all games to ten, and more of longer ones. With 40 cards and three points the chances are nearly even; “Find a game” plays like that.',
      },
    } satisfies OptionMessagesFor<typeof options>,
    phrases: {
      'well-reckoned': 'Well counted!',
      'never-mine': 'Never my trick!',
      'given-away': 'That one was a gift.',
      'off-by-one': 'One off!',
      'still-counting': 'Hang on, I’m still counting …',
    } satisfies PhraseMessagesFor<typeof phrases>,
  },

  summary: {
    goal: 'Win tricks: each one is a point.',
    turn: 'Each player plays any card. Add up the four – aces count 1, court cards 0 – and divide by four. Count the remainder clockwise from the leader: that player wins the trick. Here the remainder is 2.',
    end: 'The first to ten points wins, unless your table plays to another number.',
  },

  table: {
    dealer: 'dealer',
    cutter: 'cuts',
    leader: 'leads',
    partner: 'partner',
    trick: 'The trick',
    sum: 'sum',
    remainder: (remainder: number) => `rem. ${remainder}`,
    courtsCount: 'Court cards count 0',
    aceCounts: 'An ace counts 1',
    dial: (sum: number, remainder: number, winner: PlayerName) => `Sum ${sum}, remainder ${remainder}: ${whose(winner)} trick`,
    noSum: ({ name, own }: PlayerName) => `No card yet. Remainder 0 would be ${own ? 'yours' : `${name}’s`}.`,
    would: (card: string, sum: number, remainder: number, winner: PlayerName) =>
      `${card}, makes ${sum}, remainder ${remainder} – ${whose(winner)} trick`,
    youLead: 'Your turn: lead a card',
    youPlay: 'Your turn: play a card',
    youCut: 'Your turn: cut the deck',
    leads: (name: string) => `${name} leads`,
    cuts: (name: string) => `${name} cuts the deck`,
    tricks: (count: number) => many(count, { one: '# trick in this hand', other: '# tricks in this hand' }),
    cut: {
      slider: 'Where to cut',
      number: 'Cards from the top',
      off: (cards: number) => many(cards, { one: '# card goes to the bottom', other: '# cards go to the bottom' }),
      fewer: 'One card fewer',
      more: 'One card more',
      button: 'Cut',
    },
    refusals: {
      'cut-first': 'The deck must be cut first.',
      'already-cut': 'The deck is already cut.',
      'cut-out-of-range': 'Leave at least one card on each side of the cut.',
    } satisfies RefusalMessages<ModFourRefusal>,
  },

  log: {
    cut: (who: PlayerName, at: number) => line`${who} ${verb(who, 'cut', 'cuts')} ${cardCount(at)} off the top.`,
    dealt: (cards: number) => line`Each player gets ${cardCount(cards)}.`,
    played: (who: PlayerName, card: Face) => line`${who} ${verb(who, 'play', 'plays')} ${playedCard(card)}.`,
    stands: (sum: number, remainder: number, who: PlayerName) =>
      line`Sum ${sum}, remainder ${remainder}: ${who.own ? 'your' : line`${who}’s`} trick so far.`,
    took: (winner: PlayerName, sum: number, remainder: number) =>
      line`${winner} ${verb(winner, 'win', 'wins')} the trick: sum ${sum}, remainder ${remainder}.`,
    points: (who: PlayerName, count: number) => line`${who} ${verb(who, 'have', 'has')} ${pointCount(count)}.`,
    pairPoints: (who: PlayerName, partner: PlayerName, count: number) =>
      line`${who} and ${midPlayer(partner)} have ${pointCount(count)}.`,
    newHand: (cutter: PlayerName) => line`New hand: ${cutter.own ? 'you cut' : line`${cutter} cuts`} the deck.`,
  },

  legend: {
    now: {
      cut: 'Cut the deck: choose how many cards go from the top to the bottom. Leave at least one on each side.',
      lead: 'You lead: play any card from your hand.',
      play: 'Play any card from your hand. You don’t have to follow suit.',
    },
    deck: 'The deck. It is dealt once it is cut.',
    trick: (leader: PlayerName) => `The trick so far, in playing order. ${does(leader, 'led', 'led')}.`,
    noTrick: (leader: PlayerName) => `The dial. No card in this trick yet: ${leader.own ? 'you lead' : `${leader.name} leads`}.`,
    sum: (sum: number, remainder: number, { name, own }: PlayerName) =>
      `The dial: the sum is ${sum}. Divided by four the remainder is ${remainder}, so ${own ? 'you’d win' : `${name} would win`} the trick.`,
    rim: 'The rim of the dial: which remainder wins for whom. 0 is the leader, then clockwise.',
    courts: 'Court cards count 0.',
    aces: 'An ace counts 1.',
    points: 'Points, and how many you need to win. Each trick is one point.',
    taken: 'Tricks won in this hand. They lie face down.',
    winning: 'Brass edge: would win this trick.',
    side: 'Plates of the same colour are a pair: they share their points.',
    signs: {
      dealer: 'Dealt this hand.',
      cutter: 'Cuts the deck and leads the first trick.',
      leader: 'Led this trick: the remainder is counted from here.',
      partner: 'Your partner: you share your points.',
    },
  },

  tips: {
    cut: 'Slide anywhere and press “Cut”. Any place is fine.',
    turn: 'The dial shows who wins the trick – one point. Play any card.',
    preview: 'The dial already counts this card and shows who would win.',
    score: ({ name, own }: PlayerName, remainder: number) =>
      `Point for ${own ? 'you' : name}: ${remainder === 0 ? 'no remainder, so the leader wins' : `remainder ${remainder}, counted on from the leader`}.`,
  },

  tutorial: {
    steps: {
      take: 'The dial adds up the cards: 5 + 0 + 3 = 8, because a king counts 0. Divide by four: the remainder shows who wins the trick. Your number is 3. Play the 7: 15 leaves remainder 3.',
      lead: 'Your trick, so you lead. Now the 0 on the dial is yours, and the others count on from you. Lead a court card: it counts 0.',
      third: (isTouched: boolean) =>
        `Ten, remainder 2: Blaise won that trick. He leads, so the 0 is his now. ${isTouched ? 'Hold' : 'Point at'} a card to preview the sum. Win the trick with an ace or the 5.`,
      giveAway:
        'Ada played last and won: the last card decides. Now that is you. You can’t win this trick, and Ada or Blaise would win the game with it. Give it to Carl: play the 2 or the 6.',
      win: 'Everyone has one point, and two win. Carl leads a 4: remainder 0 is his, and 1 is yours. Make it point at you once more.',
    },
    done: 'The others had only court cards left: the trick is yours, and you win. A full game goes to ten points.',
    wrong: {
      lead: (card: string, value: number, better: string) =>
        `${card} starts the sum at ${value}. Your ${inMiddle(better)} counts 0.`,
      gives: (card: string, winner: PlayerName) => `${card} gives it to ${midSentence(winner)}.`,
      makes: (card: string, sum: number) => `Your ${inMiddle(card)} makes ${sum}.`,
    },
  } satisfies LessonMessages<(typeof modFourLesson.steps)[number]['key']>,

  hint: {
    makes: (sum: number, remainder: number) => `Makes ${sum}, remainder ${remainder}`,
    yours: ({ name, own }: PlayerName) => (own ? 'the trick is yours' : `the trick goes to ${name}`),
    pairs: ({ name, own }: PlayerName) => `the trick goes to ${own ? 'your' : `${name}’s`} partner`,
    /** The trick goes to `winner`, because `player` cannot win it. */
    lost: (winner: string, { name, own }: PlayerName) =>
      own ? `you can’t win it, so let ${winner} have it` : `${name} can’t win it, so ${winner} may as well have it`,
    ownForNow: ({ name, own }: PlayerName) => `it’s ${own ? 'yours' : `${name}’s`} for now`,
    pairsForNow: ({ name, own }: PlayerName) => `for now it goes to ${own ? 'your' : `${name}’s`} partner`,
  },
};

export type ModFourMessages = typeof messages;
