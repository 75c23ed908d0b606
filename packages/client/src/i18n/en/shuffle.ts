import { many } from './grammar.ts';

export const shuffle = {
  states: {
    checked: 'Fair cards: checked',
    unchecked: 'Fair cards: not checked',
    wrong: 'Fair cards: wrong',
  },
  /** Why the cards are in one of these states. */
  marks: {
    fixed: 'The cards are locked in: all numbers are there, and the server can’t change its own. Your browser checks them later.',
    checking: 'Your browser is checking this game.',
    proven: 'Your browser has checked every shuffle, every draw and every move of this game. All of it is right.',
    failed: 'This game did not pass the check.',
    alone: 'The server shuffled alone. No player took part, so nothing is proven.',
    missed: 'Your browser wasn’t part of this shuffle, so it can’t vouch for this deal.',
    unproven: 'There is no proof that your browser could check. Older games don’t have one.',
    continued: 'This game goes on from another one. Its cards weren’t shuffled at this table, so nothing is proven.',
    unknown: 'The record of this game couldn’t be loaded.',
    device: 'This device shuffled the cards. No one else was involved, so there is nothing to prove.',
    again:
      'This table has begun anew. A restart of the server or a lost connection can be the cause. But it could also mean that someone is waiting for better cards. Until you say so, your browser stays out of the shuffle.',
  },
  /** The buttons of the bar that appear if something is wrong. */
  alerts: { failed: 'Check failed', again: 'Begun anew' },
  afterAttempts: (state: string, attempts: number) => `${state}, after ${attempts} attempts`,
  worth: (attempts: number) =>
    `It took ${attempts} attempts. If someone made the earlier ones fail, they could choose among ${attempts} deals.`,
  again: {
    unexplained: (starts: number) =>
      many(starts, {
        one: 'Your browser helped to shuffle here, but the game never came, and the table doesn’t say why.',
        other: 'Your browser helped to shuffle here # times, but the game never came, and the table doesn’t say why.',
      }),
    inARow: (starts: number) =>
      many(starts, {
        one: 'The last start came to nothing.',
        other: 'The last # starts came to nothing, one after the other.',
      }),
    takePart: 'Take part again',
  },
  history: {
    voided: (names: string) => `No answer in time from: ${names}.`,
    givenUp: (starts: number) =>
      many(starts, {
        one: 'One start came to nothing because something changed at the table.',
        other: '# starts came to nothing because something changed at the table.',
      }),
    unnamed: (names: string) => `Their browsers say that the table had begun anew before, but it doesn’t say why: ${names}.`,
    ownUnnamed: (starts: number) =>
      many(starts, {
        one: 'The table had begun anew before, and it doesn’t say why.',
        other: 'The table had begun anew # times before, and it doesn’t say why.',
      }),
  },
  /** Added to what the mark means if the browser had drawn a number that is not in the shuffle. */
  missed: {
    absent: 'Your browser’s number wasn’t there when the game started.',
    silent: 'Your browser did not reveal its number in time.',
    late: 'Your browser had sent its number, but the server says that it came too late.',
    stranger: 'It kept its number back, because the list of players named someone who wasn’t at the table.',
    otherGame: 'It kept its number back, because the start was for another game than the one you saw.',
  },
  steps: {
    record: 'The record is damaged.',
    form: 'The proof is missing or damaged, or belongs to another game.',
    people: 'A player revealed a different number from the one they had committed to.',
    seal: 'The server revealed something other than what it had sealed.',
    outcomes: 'The cards do not follow from the numbers.',
    moves: 'The moves are not those of the proof.',
    dropped: 'Your own number is missing, although it was there in time.',
    changed: 'The numbers are not those that your browser was shown.',
    rules: 'The moves do not follow the rules.',
  },
  compare: 'Read four cards to each other',
  compareAbout: 'If someone sees different cards, you were shown different shuffles.',
  meaning: 'What a proof means',
  points: [
    'Before the game, the server and every player’s browser each fix a secret number.',
    'Every shuffle follows from all these numbers together, so neither the server nor a player could choose the cards.',
    'After the game the numbers are revealed, and your browser checks every shuffle and every move.',
    'It does not prove that the people who run the server cannot see the cards, or that players keep theirs to themselves.',
    'Someone who plays together with the server could steer a later shuffle by their own moves.',
  ],
  checkPage: 'Check it yourself',
};
