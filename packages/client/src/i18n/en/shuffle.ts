/** Texts about the proof of a shuffle. */
export const shuffle = {
  title: 'The shuffle',
  /** The word below the button on a phone. */
  word: 'Shuffle',
  marks: {
    fixed: {
      label: 'Shuffle: fixed',
      about: 'Every player’s number is in, and the server can no longer change its own. After the game your browser checks it.',
    },
    checking: { label: 'Shuffle: checking …', about: 'Your browser is checking this game.' },
    proven: {
      label: 'Shuffle: proven',
      about: 'Your browser has checked every shuffle, every draw and every move of this game. All of it is right.',
    },
    failed: { label: 'Shuffle: check failed', about: 'This game did not pass the check.' },
    alone: { label: 'Shuffle: by the server alone', about: 'No player took part in this shuffle, so nothing is proven.' },
    missed: {
      label: 'Shuffle: not proven for you',
      about: 'Your browser did not take part in this shuffle, so it proves nothing to you.',
    },
    unproven: { label: 'Shuffle: no proof', about: 'The record of this game has no proof.' },
    continued: {
      label: 'Shuffle: not proven',
      about: 'This game goes on from another one. Its cards were not shuffled at this table, so nothing is proven.',
    },
    unknown: { label: 'Shuffle: not checked', about: 'The record of this game could not be loaded.' },
    device: {
      label: 'Shuffle: by this device',
      about: 'This device shuffled the cards. No one else was involved, so there is nothing to prove.',
    },
  },
  /** Added to what the mark means if the browser had drawn a number that is not in the shuffle. */
  missed: {
    absent: 'Your browser’s number was not there when the game started.',
    silent: 'Your browser did not reveal its number in time.',
    late: 'Your browser had sent its number, but the server says that it came too late.',
  },
  /** The step of the check that failed. */
  steps: {
    record: 'The record is damaged.',
    form: 'The proof is missing or damaged, or belongs to another game.',
    people: 'Someone’s number is not the one they had fixed.',
    seal: 'The server revealed something other than what it had sealed.',
    outcomes: 'The cards do not follow from the numbers.',
    moves: 'The moves are not those of the proof.',
    dropped: 'Your own number is missing, although it was there in time.',
    changed: 'The numbers are not those that your browser was shown.',
    rules: 'The moves do not follow the rules.',
  },
  compare: 'Read these four cards to each other. If someone sees different cards, you were shown different shuffles.',
  meaning: 'What a proof means',
  points: [
    'Before the game, the server and every player’s browser each fix a secret number.',
    'Every shuffle follows from all these numbers together, so neither the server nor a player could choose or steer the cards.',
    'After the game the numbers are revealed, and your browser checks every shuffle and every move.',
    'It does not prove that the people who run the server cannot see the cards.',
    'It does not prove that players keep their cards to themselves.',
  ],
  checkPage: 'Check it without this app',
};
